import { ApiProperty } from '@nestjs/swagger';
import { Text } from './answer.fields.js';
import type { CepResult } from './cep-result.js';
import { Count, described, One } from './described.fields.js';
import type { EmailOwner, EmailResult } from './email-result.js';
import type { PhotoResult } from './photo-result.js';
import type { PixResult } from './pix-result.js';
import type { RegistrationResult } from './registration-result.js';

const person = {
  nome: Text('MANUEL ROCHA XAVIER'),
  cpf: Text('52998224725'),
  nascimento: Text('27/03/1980', 'DD/MM/AAAA'),
};
const street = {
  logradouro: Text('ALAMEDA DOS PINHEIROS DO LESTE'),
  numero: Text('1171'),
  bairro: Text('SAO JORGE'),
  cidade: Text('RIBEIRAO PRETO'),
  cep: Text('14062252'),
};

export const CepResultAnswer = described<CepResult>('CepResult', {
  cep: ApiProperty({ type: String, example: '14062252' }),
  logradouro: Text('Alameda dos Pinheiros do Leste'),
  complemento: Text(),
  bairro: Text('São Jorge'),
  cidade: Text('Ribeirão Preto'),
  uf: Text('SP'),
  ibge: Text('3543402'),
  ddd: Text('16'),
  latitude: Count(-21.17),
  longitude: Count(-47.81),
});

type PhotoParts = PhotoResult['resultado'];
const PhotoRecord = described<PhotoParts>('PhotoRecord', {
  dados_pessoais: One(
    described<PhotoParts['dados_pessoais']>('PhotoPerson', {
      ...person,
      sexo: Text('M'),
      nacionalidade: Text('BRASILEIRA'),
    }),
  ),
  filiacao: One(
    described<PhotoParts['filiacao']>('PhotoParents', {
      mae: Text('JESSICA VARGAS ROCHA'),
      pai: Text('GUSTAVO RIBEIRO XAVIER'),
    }),
  ),
  documentos: One(
    described<PhotoParts['documentos']>('PhotoDocuments', {
      rg: Text('4165482760'),
      orgao_emissor: Text('SSP'),
      uf_emissao: Text('SP'),
    }),
  ),
  foto: One(
    described<PhotoParts['foto']>('PhotoImage', {
      base64: Text('iVBORw0KGgo…', 'Imagem em base64. Nunca é guardada: no histórico vem nula.'),
    }),
  ),
});
export const PhotoResultAnswer = described<PhotoResult>('PhotoResult', { resultado: One(PhotoRecord) });

const EmailOwnerRecord = described<EmailOwner>('EmailOwner', {
  ...person,
  sexo: Text('M'),
  mae: Text('JESSICA VARGAS ROCHA'),
  telefones: ApiProperty({ type: String, isArray: true, example: ['16927508896'] }),
  email: Text('manuel.xavier.5yccuo@exemplo.com.br'),
  endereco: One(
    described<EmailOwner['endereco']>('EmailOwnerAddress', { ...street, complemento: Text(), uf: Text('SP') }),
  ),
});
const EmailRecord = described<EmailResult['resultado']>('EmailRecord', { dados_pessoais: One(EmailOwnerRecord) });
export const EmailResultAnswer = described<EmailResult>('EmailResult', { resultado: One(EmailRecord) });

export const PixResultAnswer = described<PixResult>('PixResult', {
  dados_pessoais: One(
    described<PixResult['dados_pessoais']>('PixOwner', {
      ...person,
      sexo: Text('M'),
      mae: Text('JESSICA VARGAS ROCHA'),
    }),
  ),
  endereco: One(described<PixResult['endereco']>('PixOwnerAddress', { ...street, estado: Text('SP') })),
});

export const RegistrationResultAnswer = described<RegistrationResult>('RegistrationResult', {
  dados_pessoais: One(
    described<RegistrationResult['dados_pessoais']>('RegisteredPerson', {
      ...person,
      situacao_cadastral: Text('REGULAR'),
    }),
  ),
  receita_federal: One(
    described<RegistrationResult['receita_federal']>('RegistrationStatus', {
      situacao: Text('REGULAR'),
      ultima_atualizacao: Text('10/10/2026 10:11:12', 'Quando a Receita Federal informou a situação.'),
      pendencias: Text(),
      fonte: ApiProperty({ type: String, example: 'Receita Federal' }),
    }),
  ),
});
