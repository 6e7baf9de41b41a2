"""The fast building blocks, imported from here only, so that they can be replaced in one place.

`vec[i64]` is a flat array of machine integers, `vec[u8]` one of bytes. Compiled code reads it like C does;
interpreted code sees an ordinary small sequence. Slicing (`v[:]`) copies it.
"""

from librt.vecs import append as append
from librt.vecs import vec as vec
from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr
from mypy_extensions import u8 as u8
