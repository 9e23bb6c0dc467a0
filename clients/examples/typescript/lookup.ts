import { Nitido } from 'nitido';

const nitido = new Nitido({ baseUrl: 'https://nitido.example', apiKey: process.env.NITIDO_KEY! });

const { data, meta } = await nitido.lookupCpf({
  body: { cpf: '529.982.247-25', finalidade: 'prevencao_fraude' },
});
console.log(meta.fonte, meta.protocolo, data);
