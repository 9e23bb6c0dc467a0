import { Nitido, NitidoError } from 'nitido';

const nitido = new Nitido({ baseUrl: 'https://nitido.example', apiKey: process.env.NITIDO_KEY! });

try {
  await nitido.lookupCpf({ body: { cpf: '111.111.111-11', finalidade: 'prevencao_fraude' } });
} catch (error) {
  if (!(error instanceof NitidoError)) throw error;
  console.log(error.code, error.message, error.requestId);
}
