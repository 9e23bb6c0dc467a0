import { createServer } from 'node:https';

/**
 * A data bureau that answers at once, or after VENDOR_DELAY_MS: the wire of the sandbox's bureau, one fictional person whose CPF is the one
 * asked for. It makes nothing up and stores nothing, so that it costs the machine as little as a vendor can.
 */

const { PORT, VENDOR_KEY, TLS_KEY, TLS_CERT } = process.env;
const DELAY_MS = Number(process.env.VENDOR_DELAY_MS ?? 0);
const PLACE_OF_CPF = '00000000000';
const PATH = '/bureau/v1/pessoas/cpf/';

const relative = (bond: string, name: string, birth: string) => ({
  VINCULO: bond,
  NOME_VINCULO: name,
  CPF_VINCULO: '52998224725',
  NASCIMENTO_VINCULO: birth,
});

const address = (kind: string, name: string, number: string) => ({
  logr_tipo: kind,
  logr_nome: name,
  logr_numero: number,
  logr_complemento: 'Sem dados',
  bairro: 'CENTRO ',
  cidade: 'CAMPINAS',
  uf: 'SP',
  cep: '13010000',
});

const PERSON = {
  status: 'ok',
  resultado: {
    dados_gerais: {
      cpf: PLACE_OF_CPF,
      nome: ' MARIANA APARECIDA FICTICIA ',
      nascimento: '14/03/1981',
      sexo: 'F',
      estado_civil: 'CASADA',
      mae: 'ROSANGELA APARECIDA FICTICIA',
      pai: 'ANTONIO FICTICIO  ',
      renda: '3480.50',
      rg: '271828182',
      orgao_emissor: 'SSP',
      uf_emissao: 'SP',
      titulo_eleitor: '314159260175',
      situacao_cadastral: 'REGULAR',
      data_situacao_cadastral: '02/01/2024',
      data_obito: 'Sem dados',
    },
    rg_dados: {
      rg: '271828182',
      nome: 'MARIANA APARECIDA FICTICIA',
      orgao_emissor: 'SSP',
      uf_emissao: 'SP',
      data_emissao: 'Sem dados',
    },
    score: [{ CSB8: '612', CSB8_FAIXA: 'BAIXO RISCO', CSBA: '587', CSBA_FAIXA: ' MEDIO RISCO' }],
    poder_aquisitivo: [
      {
        poder_aquisitivo: 'MEDIO',
        renda_poder_aquisitivo: '3480.50',
        faixa_poder_aquisitivo: 'DE R$ 3000 ATE R$ 12000',
      },
    ],
    pis: [{ pis: '12056412547' }],
    telefones_list: [
      { ddd: '19', telefone: '998877665', tipo: 'MOVEL', operadora: 'Sem dados' },
      { ddd: '19', telefone: ' 32334455 ', tipo: 'FIXO', operadora: 'Sem dados' },
    ],
    emails_list: [{ email: 'mariana.ficticia@example.com', prioridade: '1' }],
    parentes: [
      relative('MAE', 'ROSANGELA APARECIDA FICTICIA', '02/05/1955'),
      relative('PAI', 'ANTONIO FICTICIO', '20/11/1952'),
      relative('CONJUGE', 'CARLOS FICTICIO', '30/07/1979'),
      relative('IRMAO', 'PAULO FICTICIO', '09/09/1984'),
    ],
    irpf: [
      { Ano_Referencia: '2026', Sit_Receita_Federal: 'Declaração processada' },
      { Ano_Referencia: '2025', Sit_Receita_Federal: 'Restituição paga' },
    ],
    empresas: [
      {
        cnpj: '11222333000181',
        razao_social: 'COMERCIO FICTICIO LTDA',
        situacao_cadastral: 'ATIVA',
        socios: [{ nome: 'MARIANA APARECIDA FICTICIA', cpf: PLACE_OF_CPF, qualificacao: 'SOCIO-ADMINISTRADOR' }],
        empresas_vinculadas: [],
      },
    ],
    enderecos: [address('RUA', 'DAS PALMEIRAS', '120'), address('AVENIDA', 'BRASIL', '2045')],
    criador: '@bureau_ficticio',
    by: 'Bureau Fictício',
  },
  criador: '@bureau_ficticio',
  by: 'Bureau Fictício',
  referencia: '2026-10',
};

const text = JSON.stringify(PERSON);
const around = text.split(PLACE_OF_CPF);
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) };

let answered = 0;

const server = createServer({ key: TLS_KEY, cert: TLS_CERT, keepAliveTimeout: 60_000 }, (request, response) => {
  if (!request.url?.startsWith(PATH) || request.headers.authorization !== `Bearer ${VENDOR_KEY}`) {
    return response.writeHead(401).end();
  }
  answered++;
  const answer = () => response.writeHead(200, HEADERS).end(around.join(request.url?.slice(PATH.length)));
  return DELAY_MS > 0 ? setTimeout(answer, DELAY_MS) : answer();
});

process.on('message', (message: { type?: string }) => {
  if (message?.type === 'answered') process.send?.({ type: 'answered', count: answered });
});
process.on('disconnect', () => process.exit());
server.listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }));
