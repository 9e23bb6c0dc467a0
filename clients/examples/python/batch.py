import os
import time
from pathlib import Path
from nitido import Nitido, each

nitido = Nitido(os.environ["NITIDO_KEY"], "https://nitido.example")

batch = nitido.start_batch(
    {"type": "cpf", "items": ["529.982.247-25", "529.982.247-26"], "purpose": "prevencao_fraude"}
)
while nitido.get_batch(batch["id"])["data"]["status"] != "finished":
    time.sleep(1)

for line in each(nitido.list_batch_items, batch["id"]):
    print(line["line"], line["verdict"], line["reason"])
    if line["protocolo"]:
        report = nitido.make_report(line["protocolo"])
        Path(f"{line['protocolo']}.pdf").write_bytes(report)
