import os
from nitido import Nitido, NitidoError

nitido = Nitido(os.environ["NITIDO_KEY"], "https://nitido.example")

try:
    nitido.lookup_cpf({"cpf": "111.111.111-11", "finalidade": "prevencao_fraude"})
except NitidoError as error:
    print(error.code, error, error.request_id)
