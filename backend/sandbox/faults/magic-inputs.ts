import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import { FAULTS, type FaultKind, faultOfCode } from './fault-kinds.js';
import { UNLUCKY } from './unlucky-people.js';

/** Which open CNPJ source a magic CNPJ makes fail. */
export type CnpjTarget = 'both' | 'brasil-api' | 'minha-receita';

const CNPJ_TARGETS: readonly CnpjTarget[] = ['both', 'brasil-api', 'minha-receita'];
const CNPJ_PREFIX = '90000';

/** Valid CPFs that make every vendor of people fail: 900.000.0KK plus check digits, KK being the fault's code. */
export const MAGIC_CPFS = Object.fromEntries(FAULTS.map(({ kind }) => [kind, UNLUCKY[kind].cpf])) as Record<
  FaultKind,
  string
>;

/** Valid CNPJs that make one or both open sources fail: 90.000.KKT/0001, T being 0 both, 1 BrasilAPI, 2 minha-receita. */
export const MAGIC_CNPJS: Record<CnpjTarget, Record<FaultKind, string>> = {
  both: magicCnpjs(0),
  'brasil-api': magicCnpjs(1),
  'minha-receita': magicCnpjs(2),
};

/** Open CEP sources, in the order of their number in a magic CEP. */
export type CepTarget = 'all' | 'brasil-api' | 'viacep' | 'opencep';

const CEP_TARGETS: readonly CepTarget[] = ['all', 'brasil-api', 'viacep', 'opencep'];
const CEP_PREFIX = '91990';

/** Known CEPs that make one or all open sources fail: 91990-TKK, T being 0 all, 1 BrasilAPI, 2 ViaCEP, 3 OpenCEP. */
export const MAGIC_CEPS = Object.fromEntries(
  CEP_TARGETS.map((target, number) => [target, table((code) => `${CEP_PREFIX}${number}${code}`)]),
) as Record<CepTarget, Record<FaultKind, string>>;

/**
 * Payers' e-mail local parts that make the creation of a PIX charge fail, after a plus sign or alone:
 * `ana+pix-server-error@gmail.com`.
 */
export const MAGIC_PAYERS = Object.fromEntries(FAULTS.map(({ kind }) => [kind, `pix-${kind}`])) as Record<
  FaultKind,
  string
>;

/** Amounts in reais that make the creation of a PIX charge fail: 1000.KK. */
export const MAGIC_AMOUNTS = Object.fromEntries(
  FAULTS.map(({ kind, code }) => [kind, 1000 + Number(code) / 100]),
) as Record<FaultKind, number>;

/** The fault a CNPJ asks of one source. When both are to disagree, only minha-receita tells another story. */
export function faultOfCnpj(cnpj: string, source: 'brasil-api' | 'minha-receita'): FaultKind | null {
  if (!cnpj.startsWith(CNPJ_PREFIX) || cnpj.slice(8, 12) !== '0001') return null;
  const target = CNPJ_TARGETS[Number(cnpj[7])];
  const fault = faultOfCode(cnpj.slice(5, 7));
  if (target === 'both') return fault === 'inconsistent' && source === 'brasil-api' ? null : fault;
  return target === source ? fault : null;
}

/** The fault a CEP asks of one source. When all are to disagree, BrasilAPI tells the right story. */
export function faultOfCep(cep: string, source: Exclude<CepTarget, 'all'>): FaultKind | null {
  if (!cep.startsWith(CEP_PREFIX)) return null;
  const target = CEP_TARGETS[Number(cep[5])];
  const fault = faultOfCode(cep.slice(6));
  if (target === 'all') return fault === 'inconsistent' && source === 'brasil-api' ? null : fault;
  return target === source ? fault : null;
}

export function faultOfPayer(email: string): FaultKind | null {
  const named = /(?:^|\+)pix-([a-z-]+)@/.exec(email.toLowerCase())?.[1];
  return FAULTS.find(({ kind }) => kind === named)?.kind ?? null;
}

export function faultOfAmount(reais: number): FaultKind | null {
  const cents = Math.round(reais * 100) - 100_000;
  return cents > 0 && cents < 100 ? faultOfCode(String(cents).padStart(2, '0')) : null;
}

function magicCnpjs(target: number): Record<FaultKind, string> {
  return table((code) => {
    const base = `${CNPJ_PREFIX}${code}${target}0001`;
    return base + cnpjCheckDigits(base);
  });
}

function table(make: (code: string) => string): Record<FaultKind, string> {
  return Object.fromEntries(FAULTS.map(({ kind, code }) => [kind, make(code)])) as Record<FaultKind, string>;
}
