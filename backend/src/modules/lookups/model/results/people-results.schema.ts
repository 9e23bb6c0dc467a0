import { SCORE_WARNING } from '../../../../kernel/score.js';
import { field, t } from '../../../../platform/http/answer.fields.js';
import { count, deathMark, described, namesGiven, text } from './answer.fields.js';
import { CpfAddressRecord } from './cpf-result.schema.js';

const NamesakeData = described('NamesakeData', {
  nome: text('MANUEL ROCHA XAVIER'),
  cpf: text('52998224725'),
  nasc: text('27/03/1980', 'DD/MM/AAAA'),
  sexo: text('M'),
  estciv: text('CASADO'),
  nome_mae: text('JESSICA VARGAS ROCHA'),
  nome_pai: text('GUSTAVO RIBEIRO XAVIER'),
  rg: text('4165482760'),
  titulo_eleitor: text('070695430116'),
  renda: text('12843.06'),
  cbo: text('252105 - ADMINISTRADOR'),
  renda_formatada: text('R$ 12843,06'),
  obito: deathMark(),
});
export const NAMESAKE_FIELDS = namesGiven(NamesakeData, 'renda_formatada', 'obito');

const NamesakeRecord = described('NamesakeRecord', {
  dados_cpf: t.one(NamesakeData),
  enderecos: t.list(CpfAddressRecord),
});

const pages = {
  total: count(126),
  /** Entries of before it was told have none. */
  haMais: field<boolean | undefined>({
    type: Boolean,
    required: false,
    description: 'A fonte tem mais pessoas do que as que são lidas; `total` conta só estas.',
    example: false,
  }),
  pagina: count(1),
  paginas: count(7),
};

/** The bearers of a name who may be shown: a page of them, and how many there are. */
export const NameRecord = described('NameResult', {
  ...pages,
  resultados: t.list(NamesakeRecord, 'Os homônimos da página pedida.'),
});
export type NameResult = InstanceType<typeof NameRecord>;

const PhoneOwnerRecord = described('PhoneOwner', {
  nome: text('MANUEL ROCHA XAVIER'),
  cpf: text('52998224725'),
  ddd: text('16'),
  telefone: text('927508896'),
  email: text('manuel.xavier.5yccuo@exemplo.com.br'),
  data_nascimento: text('27/03/1980', 'DD/MM/AAAA'),
  endereco: text('ALAMEDA DOS PINHEIROS DO LESTE'),
  numero: text('1171'),
  complemento: text(),
  bairro: text('SAO JORGE'),
  cidade: text('RIBEIRAO PRETO'),
  uf: text('SP'),
  cep: text('14062252'),
  score: text('216', SCORE_WARNING),
  renda_media: text('12843.06'),
  classe_social: text('A'),
  status_cpf: text('REGULAR'),
  obito: text('NAO'),
  risco_cmv: text('BAIXO'),
  risco_ctv: text('MEDIO'),
  risco_net: text(),
  fonte: text('BASE FICTICIA'),
  telefone_completo: text('(16) 927508896'),
  renda_formatada: text('R$ 12843,06'),
});
export const PHONE_OWNER_FIELDS = namesGiven(PhoneOwnerRecord, 'telefone_completo', 'renda_formatada');

/** Whom a telephone number reaches. */
export const PhoneRecord = described('PhoneResult', { quantidade: count(1), resultado: t.list(PhoneOwnerRecord) });
export type PhoneResult = InstanceType<typeof PhoneRecord>;

const ChildRecord = described('ChildRecord', {
  nome: text('MANUEL ROCHA XAVIER'),
  cpf: text('52998224725'),
  nascimento: text('27/03/1980', 'DD/MM/AAAA'),
  sexo: text('M'),
  estado_civil: text('CASADO'),
  nome_pai: text('GUSTAVO RIBEIRO XAVIER'),
  nome_mae: text('JESSICA VARGAS ROCHA'),
  rg: text('4165482760'),
  orgao_emissor: text('SSP'),
  uf_emissao: text('SP'),
  titulo_eleitor: text('070695430116'),
  situacao_cadastral: text('REGULAR'),
  renda: text('12843.06'),
  faixa_renda_id: text('5'),
  cbo: text('252105 - ADMINISTRADOR'),
  cd_mosaic: text('A01'),
  contatos_id: text('529982247'),
  renda_formatada: text('R$ 12843,06'),
});
export const CHILD_FIELDS = namesGiven(ChildRecord, 'renda_formatada');

/** The people whose mother bears a name and who may be shown: a page of them, and how many there are. */
export const MotherRecord = described('MotherResult', {
  ...pages,
  resultado: t.list(ChildRecord, 'As pessoas da página pedida.'),
});
export type MotherResult = InstanceType<typeof MotherRecord>;

/** The holder of an identity card. */
export const RgRecord = described('RgResult', {
  nome: text('MANUEL ROCHA XAVIER'),
  cpf: text('52998224725'),
  nascimento: text('27/03/1980', 'DD/MM/AAAA'),
  sexo: text('M'),
  estado_civil: text('CASADO'),
  mae: text('JESSICA VARGAS ROCHA'),
  pai: text('GUSTAVO RIBEIRO XAVIER'),
  nacionalidade: text('BRASILEIRA'),
  rg: text('4165482760'),
  orgao_emissor: text('SSP'),
  uf_emissao: text('SP'),
  titulo_eleitor: text('070695430116'),
  situacao_cadastral: text('REGULAR'),
  cbo: text('252105 - ADMINISTRADOR'),
  cd_mosaic: text('A01'),
  cd_mosaic_novo: text('A01'),
  cd_mosaic_secundario: text(),
  renda: text('12843.06'),
  faixa_renda_id: text('5'),
  contatos_id: text('529982247'),
  cadastro_id: text('31415926'),
  data_informacao: text('10/2026'),
  data_obito: text(null, 'DD/MM/AAAA; não é mostrada.'),
  obito: text(null, 'SIM de quem morreu, qualquer que seja a situação cadastral.'),
  renda_formatada: text('R$ 12843,06'),
});
export const RG_FIELDS = namesGiven(RgRecord, 'renda_formatada');
export type RgResult = InstanceType<typeof RgRecord>;
