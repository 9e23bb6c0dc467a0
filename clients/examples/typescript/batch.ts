import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { each, Nitido } from 'nitido';

// Trinta relatórios por minuto: a pausa pode chegar a isso.
const nitido = new Nitido({ baseUrl: 'https://nitido.example', apiKey: process.env.NITIDO_KEY!, longestPause: 60 });

const { id } = await nitido.startBatch({
  body: { type: 'cpf', items: ['529.982.247-25', '529.982.247-26'], purpose: 'prevencao_fraude' },
});
let batch = (await nitido.getBatch({ path: { id } })).data;
while (batch.status === 'waiting' || batch.status === 'running') {
  await sleep(1_000);
  batch = (await nitido.getBatch({ path: { id } })).data;
}
console.log(batch.status, batch.pauseReason);

for await (const line of each((query) => nitido.listBatchItems({ path: { id }, query }))) {
  console.log(line.line, line.verdict, line.reason);
  // Linhas de um lote de teste não têm protocolo, nem relatório.
  if (line.verdict !== 'found' || line.protocolo === null) continue;
  const report = await nitido.makeReport({ path: { protocolo: line.protocolo } });
  console.log(`/verificar/${report.verificationCode}`);
  await writeFile(`${line.protocolo}.pdf`, report.stream());
}
