import { cpfCheckDigits } from '../../src/kernel/cpf.js';
import { PEOPLE } from './kin.js';
import { draw } from './mix.js';
import { Permutation } from './permutation.js';

/** Chosen so that the CPFs one finds in manuals belong to living adults. */
const CPF_KEY = 2544;
const REPEATED_DIGIT = 111_111_111;
const CPFS = new Permutation(PEOPLE, CPF_KEY);

/** The CPF of a person; the ten bases of one repeated digit, which are never valid, are left out. */
export function cpfOf(index: number): string {
  const rank = CPFS.forward(index);
  const base = String(rank + Math.floor(rank / (REPEATED_DIGIT - 1)) + 1).padStart(9, '0');
  return base + cpfCheckDigits(base);
}

/** The person of a valid CPF of 11 digits. Every valid CPF has one. */
export function personOfCpf(cpf: string): number {
  const base = Number(cpf.slice(0, 9));
  return CPFS.backward(base - Math.floor(base / REPEATED_DIGIT) - 1);
}

/** The six digits of the CPF that receipts of a Pix show: 52998224725 → 982247. */
export function pixSuffixOf(cpf: string): string {
  return cpf.slice(3, 9);
}

const ELECTORAL_STATES = 'SP MG RJ RS BA PR CE PE SC GO MA PB PA ES PI RN AL MT MS DF SE AM RO AC AP RR TO'.split(' ');

/** Voter registration of 12 digits: sequence, state, two check digits. */
export function voterIdOf(index: number, uf: string): string {
  const sequence = String(draw(index, 80, 100_000_000)).padStart(8, '0');
  const state = String(ELECTORAL_STATES.indexOf(uf) + 1).padStart(2, '0');
  const first = (weighted(sequence, [2, 3, 4, 5, 6, 7, 8, 9]) % 11) % 10;
  const second = (weighted(state + first, [7, 8, 9]) % 11) % 10;
  return `${sequence}${state}${first}${second}`;
}

/** PIS of 11 digits. */
export function pisOf(index: number): string {
  const base = `1${String(draw(index, 81, 1_000_000_000)).padStart(9, '0')}`;
  const rest = 11 - (weighted(base, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return `${base}${rest > 9 ? 0 : rest}`;
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}
