import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import { cpfCheckDigits } from '../../src/kernel/cpf.js';
import { FAULTS, type FaultKind, faultOfCode } from './fault-kinds.js';

/** Which open CNPJ source a magic CNPJ makes fail. */
export type CnpjTarget = 'both' | 'brasil-api' | 'minha-receita';

const CNPJ_TARGETS: readonly CnpjTarget[] = ['both', 'brasil-api', 'minha-receita'];
const CPF_PREFIX = '9000000';
const CNPJ_PREFIX = '90000';

/** Valid CPFs that make the data bureau fail: 900.000.0KK plus check digits, KK being the fault's code. */
export const MAGIC_CPFS = table((code) => {
  const base = CPF_PREFIX + code;
  return base + cpfCheckDigits(base);
});

/** Valid CNPJs that make one or both open sources fail: 90.000.KKT/0001, T being 0 both, 1 BrasilAPI, 2 minha-receita. */
export const MAGIC_CNPJS: Record<CnpjTarget, Record<FaultKind, string>> = {
  both: magicCnpjs(0),
  'brasil-api': magicCnpjs(1),
  'minha-receita': magicCnpjs(2),
};

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

export function faultOfCpf(cpf: string): FaultKind | null {
  return cpf.startsWith(CPF_PREFIX) ? faultOfCode(cpf.slice(7, 9)) : null;
}

/** The fault a CNPJ asks of one source. When both are to disagree, only minha-receita tells another story. */
export function faultOfCnpj(cnpj: string, source: 'brasil-api' | 'minha-receita'): FaultKind | null {
  if (!cnpj.startsWith(CNPJ_PREFIX) || cnpj.slice(8, 12) !== '0001') return null;
  const target = CNPJ_TARGETS[Number(cnpj[7])];
  const fault = faultOfCode(cnpj.slice(5, 7));
  if (target === 'both') return fault === 'inconsistent' && source === 'brasil-api' ? null : fault;
  return target === source ? fault : null;
}

export function faultOfPayer(email: string): FaultKind | null {
  const wish = /(?:^|\+)pix-([a-z-]+)@/.exec(email.toLowerCase())?.[1];
  return FAULTS.find(({ kind }) => kind === wish)?.kind ?? null;
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
