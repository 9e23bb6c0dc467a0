import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { viaCepReply } from '../viacep/viacep.vendor.js';
import { bareCep, translatePostalRecord } from './about-this-cep.js';
import { type PostalRecord, postalRecord } from './postal.wire.js';

const recorded = (vendor: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '..', vendor, 'recorded/street.json'), 'utf8'));
const STREET = {
  cep: '14062252',
  logradouro: 'Alameda dos Pinheiros do Leste',
  complemento: null,
  bairro: 'São Jorge',
  cidade: 'Ribeirão Preto',
  uf: 'SP',
  ibge: '3543402',
};

it('A street, as recorded at each register, is told in the same words', () => {
  expect(translatePostalRecord(viaCepReply.parse(recorded('viacep')) as PostalRecord)).toMatchObject(STREET);
  expect(translatePostalRecord(postalRecord.parse(recorded('opencep')))).toMatchObject(STREET);
});

it.each([true, 'true'])('ViaCEP’s erro %p means nobody', (erro) => {
  expect(viaCepReply.parse({ erro })).toEqual({ erro });
});

it('ViaCEP’s erro false with nothing else is no answer', () => {
  expect(() => viaCepReply.parse({ erro: 'false' })).toThrow();
});

it.each([
  ['14062-252', '14062252'],
  [1001000, '01001000'],
])('The CEP %p is %s', (written, bare) => expect(bareCep(written)).toBe(bare));
