import fc from 'fast-check';
import { cnpjCheckDigits, formatCnpj } from '../../../src/kernel/cnpj.js';
import { cpfCheckDigits, formatCpf, maskCpf } from '../../../src/kernel/cpf.js';
import { plainName } from '../../../src/modules/lookups/model/normalise.js';
import {
  keysOfDocuments,
  type SubjectDocument,
} from '../../../src/modules/lookups/suppression/domain/subject-documents.js';
import type { SubjectKey } from '../../../src/modules/lookups/suppression/domain/subject-keys.js';

const BY = ['tudo', 'cpf', 'nome_nascimento', 'telefone', 'email', 'rg', 'cnpj'] as const;

/** What is true of somebody: nothing that protects, under 18, dead, or suppressed by all documents or by one of them. */
export type State = 'adult' | 'minor' | 'dead' | (typeof BY)[number];

/** How somebody's records are written; none of it may make a difference. */
interface Hand {
  readonly state: State;
  readonly number: number;
  readonly writing: number;
  /** Without a document, where name and birth date are enough. */
  readonly nameless: boolean;
}

export const hands: fc.Arbitrary<Hand> = fc.record({
  state: fc.oneof(
    { weight: 6, arbitrary: fc.constant<State>('adult') },
    { weight: 5, arbitrary: fc.constantFrom<State>(...BY) },
    { weight: 1, arbitrary: fc.constantFrom<State>('minor', 'dead') },
  ),
  number: fc.integer({ min: 1_000_000, max: 9_999_999 }),
  writing: fc.nat(4),
  nameless: fc.boolean(),
});

const FIRST_NAMES = ['JOSÉ', 'ANA', 'CÉLIA', 'DORA', 'ÊNIO', 'FLÁVIO'];

/** Somebody of a made-up result, with a name, a CPF, a telephone … that nobody else in it has. */
export class Member {
  readonly state: State;
  readonly cpf: string;
  readonly name: string;
  readonly birth: string;
  readonly phone: string;
  readonly email: string;
  readonly rg: string;
  /** Of the person's own company. */
  readonly cnpj: string;

  constructor(
    private readonly hand: Hand,
    place: number,
  ) {
    const digits = `${hand.number}`;
    const word = digits.replace(/\d/g, (digit) => 'BCDFGHJKLM'[Number(digit)] ?? '');
    const base = `${hand.writing % 2}${place}${digits}`;
    this.state = hand.state;
    this.cpf = base + cpfCheckDigits(base);
    this.name = `${FIRST_NAMES[place]} D’${word}`;
    this.birth = hand.state === 'minor' ? '22/11/2008' : `27/03/19${50 + place}`;
    this.phone = `119${6 + (place % 4)}${digits}`;
    this.email = `${word.toLowerCase()}${place}@exemplo.com.br`;
    this.rg = `${place + 1}${digits}X`;
    const others = digits.replace(/\d/g, (digit) => `${(Number(digit) + 5) % 10}`);
    const company = `${hand.writing % 2}${others}000${place + 1}`;
    this.cnpj = company + cnpjCheckDigits(company);
  }

  get suppressed(): boolean {
    return !['adult', 'minor', 'dead'].includes(this.state);
  }

  /** Whether whole records of the person must go. */
  get unnamed(): boolean {
    return ['tudo', 'cpf', 'nome_nascimento', 'minor'].includes(this.state);
  }

  /** What is suppressed, as an administrator types it. */
  get keys(): SubjectKey[] {
    const documents: Record<string, SubjectDocument> = {
      cpf: { kind: 'cpf', value: formatCpf(this.cpf) },
      nome_nascimento: { kind: 'nome', value: this.name, birth: this.birth },
      telefone: { kind: 'telefone', value: this.phone },
      email: { kind: 'email', value: this.email.toUpperCase() },
      rg: { kind: 'rg', value: this.rg },
      cnpj: { kind: 'cnpj', value: formatCnpj(this.cnpj) },
    };
    if (!this.suppressed) return [];
    return keysOfDocuments(this.state === 'tudo' ? Object.values(documents) : [documents[this.state]!]);
  }

  /** The CPF as a source may write it; null where the source has none. */
  get writtenCpf(): unknown {
    const mayLack = this.state === 'tudo' || this.state === 'nome_nascimento' || this.state === 'minor';
    if (this.hand.nameless && mayLack) return null;
    const { cpf } = this;
    return [cpf, formatCpf(cpf), ` ${cpf} `, cpf.replace(/^0+/, ''), Number(cpf)][this.hand.writing];
  }

  /** As newer companies of sole traders are called; of those whose CNPJ is not suppressed nothing tells whose they are. */
  get company(): { cnpj: unknown; razao_social: string } {
    const { cnpj } = this;
    const named = this.state === 'tudo' || this.state === 'cnpj';
    return {
      cnpj: [cnpj, formatCnpj(cnpj), ` ${cnpj} `, cnpj.replace(/^0+/, ''), Number(cnpj)][this.hand.writing],
      razao_social: named ? `${formatCnpj(cnpj).slice(0, 10)} ${this.name}` : 'EMPRESA LTDA',
    };
  }

  /** As a partner's document is told: some sources hide the most of it. */
  get partnerCpf(): unknown {
    return this.hand.nameless ? maskCpf(this.cpf) : this.writtenCpf;
  }

  get writtenName(): string {
    const plain = plainName(this.name);
    return [
      this.name,
      plain,
      plain.toLowerCase().replace('’', "'"),
      `  ${plain.replace('’', ' ')} `,
      plain.replace(' D’', '  D'),
    ][this.hand.writing] as string;
  }

  get writtenPhone(): { ddd: string; telefone: string; telefone_completo: string } {
    const number = this.phone.slice(this.hand.nameless ? 3 : 2);
    const telefone = this.hand.writing % 2 ? number : `${number.slice(0, -4)}-${number.slice(-4)}`;
    return { ddd: '11', telefone, telefone_completo: `(11) ${telefone}` };
  }

  get writtenEmail(): string {
    return this.hand.writing % 2 ? this.email.toUpperCase() : this.email;
  }

  get writtenRg(): string {
    return this.hand.writing % 2 ? this.rg : this.rg.replace(/^(.)(...)(...)/, '$1.$2.$3-');
  }
}
