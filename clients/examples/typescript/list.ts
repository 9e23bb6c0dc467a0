import { each, Nitido } from 'nitido';

const nitido = new Nitido({ baseUrl: 'https://nitido.example', apiKey: process.env.NITIDO_KEY! });

for await (const lookup of each((page) => nitido.listLookups({ query: page }))) {
  console.log(lookup.consultadoEm, lookup.tipo, lookup.desfecho);
}
