import { type Address, addressOf, formerAddressOf } from './addresses.js';
import { emailOf, landlineOf, mobileOf, rgOf } from './contacts.js';
import { yearsBetween } from './days.js';
import { cpfOf, personOfCpf, pixSuffixOf } from './documents.js';
import { childrenOf, fatherOf, motherOf, PEOPLE, type Place, partnerOf, placeAt, type Sex, siblingsOf } from './kin.js';
import { birthOf, deathOf, isMinor } from './life.js';
import { nameOf, unlistedFatherName, unlistedMotherName } from './names.js';

/** A relative as a register lists one; founders' parents have a name and no CPF. */
export interface Relative {
  bond: 'MAE' | 'PAI' | 'CONJUGE' | 'FILHO' | 'FILHA' | 'IRMAO' | 'IRMA';
  name: string;
  cpf: string | null;
  index: number | null;
}

/** One fictional person. Everything is worked out from the place when asked for, and always the same. */
export class Person {
  readonly cpf: string;
  readonly name: string;

  constructor(readonly place: Place) {
    this.cpf = cpfOf(place.index);
    this.name = nameOf(place);
  }

  static at(index: number): Person {
    return new Person(placeAt(index));
  }

  /** The person of a valid CPF of 11 digits. */
  static ofCpf(cpf: string): Person {
    return Person.at(personOfCpf(cpf));
  }

  /** Somebody else, always the same one. */
  static stranger({ index }: Person): Person {
    return Person.at((index + 7_654_321) % PEOPLE);
  }

  get index(): number {
    return this.place.index;
  }

  get sex(): Sex {
    return this.place.sex;
  }

  /** Day of birth, see `days.ts`. */
  get birth(): number {
    return birthOf(this.place);
  }

  get death(): number | null {
    return deathOf(this.place);
  }

  get minor(): boolean {
    return isMinor(this.place);
  }

  /** Completed years on a day, or at death. */
  ageOn(day: number): number {
    return yearsBetween(this.birth, this.death ?? day);
  }

  get mother(): Relative {
    const index = motherOf(this.place);
    return index === null ? unlisted('MAE', unlistedMotherName(this.place)) : relative('MAE', index);
  }

  get father(): Relative {
    const index = fatherOf(this.place);
    return index === null ? unlisted('PAI', unlistedFatherName(this.place)) : relative('PAI', index);
  }

  get partner(): Relative | null {
    const index = partnerOf(this.place);
    return index === null ? null : relative('CONJUGE', index);
  }

  get children(): Relative[] {
    return childrenOf(this.place).map((index) => relative(placeAt(index).sex === 'F' ? 'FILHA' : 'FILHO', index));
  }

  get siblings(): Relative[] {
    return siblingsOf(this.place).map((index) => relative(placeAt(index).sex === 'F' ? 'IRMA' : 'IRMAO', index));
  }

  get rg(): string {
    return rgOf(this.place);
  }

  get mobile(): string {
    return mobileOf(this.place);
  }

  get landline(): string {
    return landlineOf(this.place);
  }

  get email(): string {
    return emailOf(this.place, this.name);
  }

  get address(): Address {
    return addressOf(this.place);
  }

  get formerAddress(): Address | null {
    return formerAddressOf(this.place);
  }

  get pixSuffix(): string {
    return pixSuffixOf(this.cpf);
  }
}

function relative(bond: Relative['bond'], index: number): Relative {
  return { bond, index, name: nameOf(placeAt(index)), cpf: cpfOf(index) };
}

function unlisted(bond: Relative['bond'], name: string): Relative {
  return { bond, index: null, name, cpf: null };
}
