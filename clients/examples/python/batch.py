import os
import time
from pathlib import Path
from nitido import Nitido, each

# Trinta relatórios por minuto: a pausa pode chegar a isso.
nitido = Nitido(os.environ["NITIDO_KEY"], "https://nitido.example", longest_pause=60)

batch_id = nitido.start_batch(
    {"type": "cpf", "items": ["529.982.247-25", "529.982.247-26"], "purpose": "prevencao_fraude"}
)["id"]
while (batch := nitido.get_batch(batch_id)["data"])["status"] in ("waiting", "running"):
    time.sleep(1)
print(batch["status"], batch["pauseReason"])

for line in each(nitido.list_batch_items, batch_id):
    print(line["line"], line["verdict"], line["reason"])
    # Linhas de um lote de teste não têm protocolo, nem relatório.
    if line["verdict"] == "found" and line["protocolo"] is not None:
        report = nitido.make_report(line["protocolo"])
        print("/verificar/" + report.verification_code)
        Path(f"{line['protocolo']}.pdf").write_bytes(report)
