import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { each, Nitido } from 'nitido';

const nitido = new Nitido({ baseUrl: 'https://nitido.example', apiKey: process.env.NITIDO_KEY! });

const { id } = await nitido.startBatch({
  body: { type: 'cpf', items: ['529.982.247-25', '529.982.247-26'], purpose: 'prevencao_fraude' },
});
while ((await nitido.getBatch({ path: { id } })).data.status !== 'finished') await sleep(1_000);

for await (const line of each((query) => nitido.listBatchItems({ path: { id }, query }))) {
  console.log(line.line, line.verdict, line.reason);
  if (line.protocolo === null) continue;
  const report = await nitido.makeReport({ path: { protocolo: line.protocolo } });
  await writeFile(`${line.protocolo}.pdf`, report.stream());
}
