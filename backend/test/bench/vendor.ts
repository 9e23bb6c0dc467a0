import { createServer } from 'node:http';

/**
 * A data bureau that answers at once: the wire of the sandbox's bureau, one fictional person whose CPF is the one
 * asked for. It makes nothing up and stores nothing, so that it costs the machine as little as a vendor can.
 */

const { PORT, VENDOR_KEY } = process.env;
const PLACE_OF_CPF = '00000000000';
const PATH = '/bureau/v1/pessoas/cpf/';

const address = (kind: string, street: string, number: string) => ({
  logr_tipo: kind,
  logr_nome: street,
  logr_numero: number,
  logr_complemento: 'Sem dados',
  bairro: 'CENTRO',
  cidade: 'CAMPINAS',
  uf: 'SP',
  cep: '13010000',
});

const PERSON = {
  status: 'ok',
  resultado: {
    dados_gerais: {
      cpf: PLACE_OF_CPF,
      nome: 'MARIANA APARECIDA DOS SANTOS FICTICIA ',
      nascimento: '14/03/1981',
      sexo: 'F',
      estado_civil: 'CASADA',
      mae: 'ROSANGELA APARECIDA DOS SANTOS FICTICIA',
      pai: 'Sem dados',
      renda: '3480.50',
      rg: '271828182',
      orgao_emissor: 'SSP',
      uf_emissao: 'SP',
      titulo_eleitor: '314159260175',
      situacao_cadastral: 'REGULAR',
      data_situacao_cadastral: '02/01/2024',
    },
    rg_dados: { rg: '271828182', orgao_emissor: 'SSP', uf_emissao: 'SP', data_expedicao: 'Sem dados' },
    score: [{ CSB8: '612', CSB8_FAIXA: 'MEDIO', CSBA: '587', CSBA_FAIXA: 'MEDIO' }],
    poder_aquisitivo: [{ faixa: 'MEDIO', renda: 'DE R$ 2.812 ATE R$ 4.217', cod: '7' }],
    pis: [{ pis: '12056412547', cadastro: 'Sem dados' }],
    telefones_list: [
      { ddd: '19', telefone: '998877665', tipo: 'CELULAR', classificacao: 'A' },
      { ddd: '19', telefone: '32334455', tipo: 'RESIDENCIAL', classificacao: 'B' },
      { ddd: '11', telefone: '977665544', tipo: 'CELULAR', classificacao: 'Sem dados' },
    ],
    emails_list: [{ email: 'mariana.ficticia@example.com', score: 'OTIMO' }],
    parentes: ['MAE', 'IRMAO', 'FILHA'].map((vinculo, i) => ({
      VINCULO: vinculo,
      NOME_VINCULO: `PARENTE ${i + 1} DOS SANTOS FICTICIA`,
      CPF_VINCULO: `1111111111${i}`,
    })),
    irpf: [{ Ano_Referencia: '2024', Sit_Receita_Federal: 'Sua declaracao consta como processada' }],
    empresas: [{ cnpj: '11222333000181', socios: 'ADMINISTRADOR', empresas_vinculadas: 'Sem dados' }],
    enderecos: [address('RUA', 'DAS PALMEIRAS', '120'), address('AVENIDA', 'BRASIL', '2045')],
  },
  criador: 'Bureau de Dados',
  by: 'bureau',
  referencia: '2026-10',
};

const text = JSON.stringify(PERSON);
const [before, after] = text.split(PLACE_OF_CPF);
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) };

let answered = 0;

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  if (!request.url?.startsWith(PATH) || request.headers.authorization !== `Bearer ${VENDOR_KEY}`) {
    return response.writeHead(401).end();
  }
  answered++;
  return response.writeHead(200, HEADERS).end(before + request.url.slice(PATH.length) + after);
});

process.on('message', (message: { type?: string }) => {
  if (message?.type === 'answered') process.send?.({ type: 'answered', count: answered });
});
process.on('disconnect', () => process.exit());
server.listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
