import os
from nitido import Nitido

nitido = Nitido(os.environ["NITIDO_KEY"], "https://nitido.example")

answer = nitido.lookup_cpf({"cpf": "529.982.247-25", "finalidade": "prevencao_fraude"})
print(answer["meta"]["fonte"], answer["meta"]["protocolo"], answer["data"])
