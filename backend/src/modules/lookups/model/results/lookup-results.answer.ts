import type { Type } from '@nestjs/common';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { CnpjResult } from './cnpj-result.answer.js';
import { CpfResult } from './cpf-result.answer.js';
import { MotherResultAnswer, NameResultAnswer, PhoneResultAnswer, RgResultAnswer } from './people-results.answer.js';
import {
  CepResultAnswer,
  EmailResultAnswer,
  PhotoResultAnswer,
  PixResultAnswer,
  RegistrationResultAnswer,
} from './single-results.answer.js';

/** What each type's `data` looks like, for the API's description. */
export const LOOKUP_RESULT_CLASSES: Readonly<Record<LookupType, Type<unknown>>> = {
  nome: NameResultAnswer,
  cpf: CpfResult,
  'cpf-2': RegistrationResultAnswer,
  telefone: PhoneResultAnswer,
  mae: MotherResultAnswer,
  'cpf-mae': CpfResult,
  'cpf-pai': CpfResult,
  rg: RgResultAnswer,
  cnpj: CnpjResult,
  cep: CepResultAnswer,
  fotorj: PhotoResultAnswer,
  email: EmailResultAnswer,
  pix: PixResultAnswer,
};
