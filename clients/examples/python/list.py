import os
from nitido import Nitido, each

nitido = Nitido(os.environ["NITIDO_KEY"], "https://nitido.example")

for lookup in each(nitido.list_lookups):
    print(lookup["consultadoEm"], lookup["tipo"], lookup["desfecho"])
