import os
import time
from pathlib import Path
from nitido import Nitido, each

# Thirty reports a minute: the pause may be as long as that.
nitido = Nitido(os.environ["NITIDO_KEY"], "https://nitido.example", longest_pause=60)

batch_id = nitido.start_batch(
    {"type": "cpf", "items": ["529.982.247-25", "529.982.247-26"], "purpose": "prevencao_fraude"}
)["id"]
while (batch := nitido.get_batch(batch_id)["data"])["status"] in ("waiting", "running"):
    time.sleep(1)
print(batch["status"], batch["pauseReason"])

for line in each(nitido.list_batch_items, batch_id):
    print(line["line"], line["verdict"], line["reason"])
    # Lookups of a test key have no protocolo, and no reports.
    if line["verdict"] == "found" and line["protocolo"] is not None:
        report = nitido.make_report(line["protocolo"])
        print("/verificar/" + report.verification_code)
        Path(f"{line['protocolo']}.pdf").write_bytes(report)
