"""cli"""
def main(): pass
