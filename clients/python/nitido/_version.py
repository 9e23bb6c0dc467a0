#: Of this package; made by scripts/generate.mjs.
VERSION = "1.2.6"
