import { t } from '../../../../platform/http/answer.fields.js';
import { plainName } from '../normalise.js';
import { count, deathMark, described, namesGiven, text } from './answer.fields.js';

/** A postal code's street. Street and district are null where a whole town has one code. */
export const CepRecord = described('CepResult', {
  cep: t.string({ example: '14062252' }),
  logradouro: text('Alameda dos Pinheiros do Leste'),
  complemento: text(),
  bairro: text('São Jorge'),
  cidade: text('Ribeirão Preto'),
  uf: text('SP'),
  ibge: text('3543402'),
  ddd: text('16'),
  latitude: count(-21.17),
  longitude: count(-47.81),
});
export type CepResult = InstanceType<typeof CepRecord>;

/** The facts on which two sources must agree before either is believed; accents and case are no difference. */
export function postalKeyFacts({ cidade, uf }: CepResult): Readonly<Record<string, string | null>> {
  return { cidade: cidade && plainName(cidade), uf: uf && plainName(uf) };
}

const PhotoPerson = described('PhotoPerson', {
  nome: text('MANUEL ROCHA XAVIER'),
  cpf: text('52998224725'),
  nascimento: text('27/03/1980', 'DD/MM/AAAA'),
  sexo: text('M'),
  nacionalidade: text('BRASILEIRA'),
  obito: deathMark(),
});
const PhotoParents = described('PhotoParents', {
  mae: text('JESSICA VARGAS ROCHA'),
  pai: text('GUSTAVO RIBEIRO XAVIER'),
});
const PhotoDocuments = described('PhotoDocuments', {
  rg: text('4165482760'),
  orgao_emissor: text('SSP'),
  uf_emissao: text('SP'),
});
export const PICTURED_FIELDS = namesGiven(PhotoPerson, 'obito');
export const PARENT_FIELDS = namesGiven(PhotoParents);
export const CARD_FIELDS = namesGiven(PhotoDocuments);

const PhotoData = described('PhotoRecord', {
  dados_pessoais: t.one(PhotoPerson),
  filiacao: t.one(PhotoParents),
  documentos: t.one(PhotoDocuments),
  foto: t.one(
    described('PhotoImage', {
      base64: text('iVBORw0KGgo…', 'Imagem em base64. Nunca é guardada: no histórico vem nula.'),
    }),
  ),
});

/** A person with the photo of the state's register. */
export const PhotoRecord = described('PhotoResult', { resultado: t.one(PhotoData) });
export type PhotoResult = InstanceType<typeof PhotoRecord>;

/** What history may keep of it: everything but the picture. */
export function withoutPhoto({ resultado }: PhotoResult): PhotoResult {
  return { resultado: { ...resultado, foto: { base64: null } } };
}

const EmailOwnerAddress = described('EmailOwnerAddress', {
  logradouro: text('ALAMEDA DOS PINHEIROS DO LESTE'),
  numero: text('1171'),
  complemento: text(),
  bairro: text('SAO JORGE'),
  cidade: text('RIBEIRAO PRETO'),
  uf: text('SP'),
  cep: text('14062252'),
});
export const EMAIL_ADDRESS_FIELDS = namesGiven(EmailOwnerAddress);

const EmailOwnerRecord = described('EmailOwner', {
  nome: text('MANUEL ROCHA XAVIER'),
  cpf: text('52998224725'),
  nascimento: text('27/03/1980', 'DD/MM/AAAA'),
  sexo: text('M'),
  mae: text('JESSICA VARGAS ROCHA'),
  email: text('manuel.xavier.5yccuo@exemplo.com.br'),
  telefones: t.strings({ example: ['16927508896'] }),
  endereco: t.one(EmailOwnerAddress),
  obito: deathMark(),
});
export const EMAIL_OWNER_FIELDS = namesGiven(EmailOwnerRecord, 'telefones', 'endereco', 'obito');

/** Whom an e-mail address belongs to. */
export const EmailRecord = described('EmailResult', {
  resultado: t.one(described('EmailRecord', { dados_pessoais: t.one(EmailOwnerRecord) })),
});
export type EmailResult = InstanceType<typeof EmailRecord>;

/** The holder found by name and the digits that a Pix receipt shows of the CPF. */
export const PixRecord = described('PixResult', {
  dados_pessoais: t.one(
    described('PixOwner', {
      nome: text('MANUEL ROCHA XAVIER'),
      cpf: text('52998224725'),
      nascimento: text('27/03/1980', 'DD/MM/AAAA'),
      sexo: text('M'),
      mae: text('JESSICA VARGAS ROCHA'),
      obito: deathMark(),
    }),
  ),
  endereco: t.one(
    described('PixOwnerAddress', {
      logradouro: text('ALAMEDA DOS PINHEIROS DO LESTE'),
      numero: text('1171'),
      bairro: text('SAO JORGE'),
      cidade: text('RIBEIRAO PRETO'),
      estado: text('SP'),
      cep: text('14062252'),
    }),
  ),
});
export type PixResult = InstanceType<typeof PixRecord>;

/** How a CPF stands at the tax authority (CPF 2.0). */
export const RegistrationRecord = described('RegistrationResult', {
  dados_pessoais: t.one(
    described('RegisteredPerson', {
      nome: text('MANUEL ROCHA XAVIER'),
      cpf: text('52998224725'),
      nascimento: text('27/03/1980', 'DD/MM/AAAA'),
      situacao_cadastral: text('REGULAR'),
      obito: text(null, 'SIM de quem morreu, qualquer que seja a situação cadastral.'),
    }),
  ),
  receita_federal: t.one(
    described('RegistrationStatus', {
      situacao: text('REGULAR'),
      ultima_atualizacao: text('10/10/2026 10:11:12', 'Quando a Receita Federal informou a situação.'),
      pendencias: text(),
      fonte: t.string({ example: 'Receita Federal' }),
    }),
  ),
});
export type RegistrationResult = InstanceType<typeof RegistrationRecord>;
