"""cli"""


def main():
    pass
