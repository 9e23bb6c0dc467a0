import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import { ACTIVITIES, type Activity } from './activities.js';
import { type Address, addressAt } from './addresses.js';
import { clusterAt } from './cluster.js';
import { companyOfRoot, headOffice, rootOf } from './company-number.js';
import { day } from './days.js';
import { placeAt } from './kin.js';
import { choose, draw, mix } from './mix.js';
import { familyName } from './names.js';
import { companiesOf, kindOf, ownerOf, partnersOf } from './ownership.js';
import { Person } from './person.js';

export type CompanyStatus = 'NULA' | 'ATIVA' | 'SUSPENSA' | 'INAPTA' | 'BAIXADA';

const STATUSES: readonly [CompanyStatus, number][] = [
  ['ATIVA', 860],
  ['BAIXADA', 940],
  ['INAPTA', 975],
  ['SUSPENSA', 993],
  ['NULA', 1000],
];

/**
 * One fictional company or branch. The eight first characters of a CNPJ are the company; the next four the branch,
 * with an address and an opening date of its own.
 */
export class Company {
  /** A number for stable draws about the company as a whole. */
  private readonly seed: number;
  /** The company among those with owners, or null for a daughter of another company. */
  private readonly number: number | null;

  private constructor(readonly cnpj: string) {
    this.number = companyOfRoot(this.root);
    this.seed = this.number ?? mix(Number.parseInt(this.root, 36) % 4_294_967_291, 110);
  }

  /** The company of a valid CNPJ of 14 characters; every valid CNPJ has one. */
  static ofCnpj(cnpj: string): Company {
    return new Company(cnpj);
  }

  /** Head office of a company with owners. */
  static numbered(number: number): Company {
    return new Company(headOffice(rootOf(number) as string));
  }

  /** Head offices of every company that counts the person among its partners. */
  static ofPartner(person: Person): Company[] {
    return companiesOf(person.place).map((number) => Company.numbered(number));
  }

  get root(): string {
    return this.cnpj.slice(0, 8);
  }

  get order(): string {
    return this.cnpj.slice(8, 12);
  }

  get isHeadOffice(): boolean {
    return this.order === '0001';
  }

  get sole(): boolean {
    return this.number !== null && kindOf(this.number) === 'sole';
  }

  /** The company that owns this one, when no person does. */
  get parent(): Company | null {
    return this.number === null ? Company.numbered(draw(this.seed, 111, 100_000_000)) : null;
  }

  /** The person who answers for the company. */
  get owner(): Person {
    return Person.at(ownerOf(this.number ?? (this.parent?.number as number)));
  }

  /** The people who are partners, the owner first; empty when a parent company owns it. */
  get partners(): Person[] {
    return this.number === null ? [] : partnersOf(this.number).map((index) => Person.at(index));
  }

  get name(): string {
    const { owner } = this;
    if (this.sole) return `${owner.name} ${owner.cpf}`;
    const family = familyName(owner.place);
    const legal =
      this.number === null
        ? 'PARTICIPACOES LTDA'
        : choose(['LTDA', 'COMERCIO E SERVICOS LTDA', 'LTDA ME'], this.seed, 112);
    return `${this.activity.word} ${family} ${legal}`;
  }

  /** Trade name, often none. */
  get tradeName(): string {
    if (draw(this.seed, 113, 10) < 4) return '';
    return `${this.activity.word} ${familyName(this.owner.place).replace(/^D[AEO]S? /, '')}`;
  }

  get activity(): Activity {
    return choose(ACTIVITIES, this.seed, 114);
  }

  get secondActivities(): Activity[] {
    const first = draw(this.seed, 115, ACTIVITIES.length);
    return ACTIVITIES.slice(first, first + draw(this.seed, 116, 4)).filter(({ code }) => code !== this.activity.code);
  }

  get opened(): number {
    return day(2010) + draw(this.seed, 117, 5000) + (this.isHeadOffice ? 0 : draw(this.branchSeed, 118, 700));
  }

  get status(): CompanyStatus {
    const chance = draw(this.seed, 119, 1000);
    return STATUSES.find(([, limit]) => chance < limit)?.[0] ?? 'ATIVA';
  }

  /** Day the status began. */
  get statusSince(): number {
    return this.status === 'ATIVA' ? this.opened : this.opened + 200 + draw(this.seed, 120, 600);
  }

  /** Whole reais. */
  get capital(): number {
    return this.sole ? 1000 * (1 + draw(this.seed, 121, 10)) : 5000 * (1 + draw(this.seed, 122, 100));
  }

  get size(): 'MICRO EMPRESA' | 'EMPRESA DE PEQUENO PORTE' | 'DEMAIS' {
    if (this.sole || draw(this.seed, 123, 10) < 6) return 'MICRO EMPRESA';
    return draw(this.seed, 124, 10) < 7 ? 'EMPRESA DE PEQUENO PORTE' : 'DEMAIS';
  }

  get address(): Address {
    return addressAt(this.branchSeed, clusterAt(placeAt(this.owner.index).cluster).region);
  }

  /** Area and eight digits. */
  get phone(): string {
    return `${this.address.city.ddd}2${String(draw(this.branchSeed, 125, 10_000_000)).padStart(7, '0')}`;
  }

  get email(): string | null {
    return draw(this.seed, 126, 10) < 4 ? null : `contato.${this.root.toLowerCase()}@exemplo.com.br`;
  }

  /** Its branch of that number, of which 1 is the head office. */
  branch(number: number): Company {
    const base = `${this.root}${String(number).padStart(4, '0')}`;
    return new Company(base + cnpjCheckDigits(base));
  }

  /** A stable draw about the company for those who describe it. */
  draw(topic: number, size: number): number {
    return draw(this.seed, topic, size);
  }

  private get branchSeed(): number {
    return mix(this.seed, 127 + Number.parseInt(this.order, 36));
  }
}
