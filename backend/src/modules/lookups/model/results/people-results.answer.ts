import { ListOf, Text } from './answer.fields.js';
import { CpfAddress } from './cpf-result.answer.js';
import { Count, described, One } from './described.fields.js';
import type { Child, MotherResult } from './mother-result.js';
import type { NameResult, Namesake, NamesakeFacts } from './name-result.js';
import type { PhoneOwner, PhoneResult } from './phone-result.js';
import type { RgResult } from './rg-result.js';

const person = {
  nome: Text('MANUEL ROCHA XAVIER'),
  cpf: Text('52998224725'),
  sexo: Text('M'),
  rg: Text('4165482760'),
  titulo_eleitor: Text('070695430116'),
  renda: Text('12843.06'),
  renda_formatada: Text('R$ 12843,06'),
  cbo: Text('252105 - ADMINISTRADOR'),
};

const document = {
  nascimento: Text('27/03/1980', 'DD/MM/AAAA'),
  estado_civil: Text('CASADO'),
  orgao_emissor: Text('SSP'),
  uf_emissao: Text('SP'),
  situacao_cadastral: Text('REGULAR'),
  faixa_renda_id: Text('5'),
  cd_mosaic: Text('A01'),
  contatos_id: Text('529982247'),
};

const NamesakeData = described<NamesakeFacts>('NamesakeData', {
  ...person,
  nasc: Text('27/03/1980', 'DD/MM/AAAA'),
  estciv: Text('CASADO'),
  nome_mae: Text('JESSICA VARGAS ROCHA'),
  nome_pai: Text('GUSTAVO RIBEIRO XAVIER'),
});

const NamesakeRecord = described<Namesake>('NamesakeRecord', {
  dados_cpf: One(NamesakeData),
  enderecos: ListOf(() => CpfAddress),
});

export const NameResultAnswer = described<NameResult>('NameResult', {
  total: Count(126),
  resultados: ListOf(() => NamesakeRecord, 'No máximo os vinte primeiros homônimos.'),
});

const PhoneOwnerRecord = described<PhoneOwner>('PhoneOwner', {
  nome: person.nome,
  cpf: person.cpf,
  ddd: Text('16'),
  telefone: Text('927508896'),
  telefone_completo: Text('(16) 927508896'),
  email: Text('manuel.xavier.5yccuo@exemplo.com.br'),
  data_nascimento: document.nascimento,
  endereco: Text('ALAMEDA DOS PINHEIROS DO LESTE'),
  numero: Text('1171'),
  complemento: Text(),
  bairro: Text('SAO JORGE'),
  cidade: Text('RIBEIRAO PRETO'),
  uf: Text('SP'),
  cep: Text('14062252'),
  score: Text('216', 'Não use como critério único de decisão.'),
  renda_media: person.renda,
  renda_formatada: person.renda_formatada,
  classe_social: Text('A'),
  status_cpf: Text('REGULAR'),
  obito: Text('NAO'),
  risco_cmv: Text('BAIXO'),
  risco_ctv: Text('MEDIO'),
  risco_net: Text(),
  fonte: Text('BASE FICTICIA'),
});

export const PhoneResultAnswer = described<PhoneResult>('PhoneResult', {
  quantidade: Count(1),
  resultado: ListOf(() => PhoneOwnerRecord),
});

const ChildRecord = described<Child>('ChildRecord', {
  ...person,
  ...document,
  nome_pai: Text('GUSTAVO RIBEIRO XAVIER'),
  nome_mae: Text('JESSICA VARGAS ROCHA'),
});

export const MotherResultAnswer = described<MotherResult>('MotherResult', {
  total: Count(2),
  resultado: ListOf(() => ChildRecord, 'No máximo as vinte primeiras pessoas.'),
});

export const RgResultAnswer = described<RgResult>('RgResult', {
  ...person,
  ...document,
  mae: Text('JESSICA VARGAS ROCHA'),
  pai: Text('GUSTAVO RIBEIRO XAVIER'),
  nacionalidade: Text('BRASILEIRA'),
  cd_mosaic_novo: Text('A01'),
  cd_mosaic_secundario: Text(),
  cadastro_id: Text('31415926'),
  data_informacao: Text('10/2026'),
  data_obito: Text(null, 'DD/MM/AAAA; nulo de quem vive.'),
});
