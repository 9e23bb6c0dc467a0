import type { LookupType } from '@kernel/lookup-catalogue';
import { cepResult } from './result/cep-result';
import { cnpjResult } from './result/cnpj-result';
import { cpf2Result } from './result/cpf-2-result';
import { cpfResult } from './result/cpf-result';
import { emailResult } from './result/email-result';
import { fotorjResult } from './result/fotorj-result';
import { maeResult } from './result/mae-result';
import { nomeResult } from './result/nome-result';
import { pixResult } from './result/pix-result';
import type { ResultView } from './result/result-view';
import { rgResult } from './result/rg-result';
import { telefoneResult } from './result/telefone-result';

/** How the page reads the answer of each lookup type. */
const READERS: Readonly<Record<LookupType, (data: unknown) => ResultView>> = {
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

/** A lookup's answer, arranged for reading. */
export function readResult(type: LookupType, data: unknown): ResultView {
  return READERS[type](data);
}
