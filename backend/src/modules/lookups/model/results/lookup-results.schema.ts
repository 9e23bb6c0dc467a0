import type { Type } from '@nestjs/common';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { CnpjResultRecord } from './cnpj-result.schema.js';
import { CpfResultRecord } from './cpf-result.schema.js';
import { MotherRecord, NameRecord, PhoneRecord, RgRecord } from './people-results.schema.js';
import { CepRecord, EmailRecord, PhotoRecord, PixRecord, RegistrationRecord } from './single-results.schema.js';

/** What each type's `data` looks like. */
export const LOOKUP_RESULTS = {
  nome: NameRecord,
  cpf: CpfResultRecord,
  'cpf-2': RegistrationRecord,
  telefone: PhoneRecord,
  mae: MotherRecord,
  'cpf-mae': CpfResultRecord,
  'cpf-pai': CpfResultRecord,
  rg: RgRecord,
  cnpj: CnpjResultRecord,
  cep: CepRecord,
  fotorj: PhotoRecord,
  email: EmailRecord,
  pix: PixRecord,
} satisfies Readonly<Record<LookupType, Type<unknown>>>;

/** What each lookup type answers. */
export type LookupResults = { readonly [Type in LookupType]: InstanceType<(typeof LOOKUP_RESULTS)[Type]> };
