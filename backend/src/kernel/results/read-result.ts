import type { LookupType } from '../lookup-catalogue.js';
import { cepResult } from './cep-result.js';
import { cnpjResult } from './cnpj-result.js';
import { cpf2Result } from './cpf-2-result.js';
import { cpfResult } from './cpf-result.js';
import { emailResult } from './email-result.js';
import { fotorjResult } from './fotorj-result.js';
import { maeResult } from './mae-result.js';
import { nomeResult } from './nome-result.js';
import { pixResult } from './pix-result.js';
import type { ResultView } from './result-view.js';
import { rgResult } from './rg-result.js';
import { telefoneResult } from './telefone-result.js';

/** Each type's answer, arranged for reading. */
export const READERS: Readonly<Record<LookupType, (data: unknown) => ResultView>> = {
  nome: nomeResult,
  cpf: cpfResult,
  'cpf-2': cpf2Result,
  telefone: telefoneResult,
  mae: maeResult,
  'cpf-mae': cpfResult,
  'cpf-pai': cpfResult,
  rg: rgResult,
  cnpj: cnpjResult,
  cep: cepResult,
  fotorj: fotorjResult,
  email: emailResult,
  pix: pixResult,
};
