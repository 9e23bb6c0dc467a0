import fc from 'fast-check';
import { cpfCheckDigits, isValidCpf } from '../../src/kernel/cpf.js';
import { SEED } from '../testing/seed.js';
import { streetOfCep } from './addresses.js';
import { homeOfLandline, personOfEmail, personOfMobile, personOfRg } from './contacts.js';
import { today } from './days.js';
import { homeOf, PEOPLE } from './kin.js';
import { listPeople } from './listing.js';
import { bearersOf } from './names.js';
import { Person, type Relative } from './person.js';

const person = fc.nat(PEOPLE - 1).map(Person.at);

function forPeople(numRuns: number, check: (person: Person) => void): void {
  fc.assert(fc.property(person, check), { seed: SEED, numRuns });
}

function known(relative: Relative | null): Person | null {
  return relative?.index == null ? null : Person.at(relative.index);
}

describe(`the population (seed ${SEED})`, () => {
  test('every valid CPF belongs to somebody, and that person has this CPF', () => {
    const base = fc.nat(999_999_999).map((number) => String(number).padStart(9, '0'));
    const cpf = base.map((digits) => digits + cpfCheckDigits(digits)).filter(isValidCpf);
    fc.assert(
      fc.property(cpf, (text) => Person.ofCpf(text).cpf === text),
      { seed: SEED, numRuns: 5000 },
    );
  });

  test('the CPFs found in manuals belong to living adults', () => {
    for (const cpf of ['52998224725', '12345678909', '19119119100', '00000000191', '11144477735']) {
      expect(Person.ofCpf(cpf)).toMatchObject({ cpf, minor: false, death: null });
    }
  });

  test('every person has a valid CPF that leads back, over 2,000 people', () => {
    forPeople(2000, (one) => {
      expect(isValidCpf(one.cpf)).toBe(true);
      expect(Person.ofCpf(one.cpf).index).toBe(one.index);
    });
  });

  test('mother and father know their child, who bears their surnames', () => {
    forPeople(2000, (child) => {
      const mother = known(child.mother);
      const father = known(child.father);
      expect(mother === null).toBe(child.place.generation === 0);
      if (!mother || !father) return;
      expect(mother.sex + father.sex).toBe('FM');
      expect(mother.name).toBe(child.mother.name);
      expect(mother.children.map(({ cpf }) => cpf)).toContain(child.cpf);
      expect(father.children.map(({ cpf }) => cpf)).toContain(child.cpf);
      expect(mother.partner?.cpf).toBe(father.cpf);
      expect(child.name.endsWith(lastName(father.name))).toBe(true);
      expect(child.name).toContain(lastName(mother.name));
    });
  });

  test('husband and wife point at each other, share a home, and are not of one family', () => {
    forPeople(2000, (one) => {
      const partner = known(one.partner);
      if (!partner) return;
      expect(partner.partner?.cpf).toBe(one.cpf);
      expect(homeOf(partner.place)).toEqual(homeOf(one.place));
      expect(partner.address).toEqual(one.address);
      expect(one.siblings.map(({ cpf }) => cpf)).not.toContain(partner.cpf);
    });
  });

  test('ages are possible: parents are 17 to 46 at a birth, nobody is older than 95, siblings are months apart', () => {
    forPeople(2000, (one) => {
      const age = (today() - one.birth) / 365.25;
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThan(97);
      for (const parent of [known(one.mother), known(one.father)]) {
        const gap = parent ? (one.birth - parent.birth) / 365.25 : 20;
        expect(gap).toBeGreaterThan(17);
        expect(gap).toBeLessThan(46);
      }
      for (const sibling of one.siblings)
        expect(Math.abs((known(sibling)?.birth ?? 0) - one.birth)).toBeGreaterThan(270);
      if (one.death !== null) expect(one.death).toBeGreaterThan(one.birth);
    });
  });

  test('telephone, landline, e-mail and RG lead back to the person or the home', () => {
    forPeople(2000, (one) => {
      expect(personOfMobile(one.mobile)).toBe(one.index);
      expect(homeOfLandline(one.landline)).toEqual(homeOf(one.place));
      expect(personOfEmail(one.email)).toBe(one.index);
      expect(personOfRg(one.rg)).toBe(one.index);
      expect(one.rg).toMatch(/^\d{9}[\dX]$/);
    });
  });

  test('a name leads back to everybody who bears it, and a Pix suffix tells nearly all of them apart', () => {
    forPeople(300, (one) => {
      const bearers = bearersOf(one.name.toLowerCase()).map(Person.at);
      expect(bearers.map(({ index }) => index)).toContain(one.index);
      expect(new Set(bearers.map(({ name }) => name))).toEqual(new Set([one.name]));
      const alike = bearers.filter(({ pixSuffix }) => pixSuffix === one.pixSuffix).map(({ index }) => index);
      expect(alike).toContain(one.index);
      expect(alike.length).toBeLessThanOrEqual(2);
    });
  });

  test('the CEP of an address is that of its street', () => {
    forPeople(500, ({ address }) => {
      expect(address).toMatchObject(streetOfCep(address.cep) ?? {});
      expect(address.cep).toMatch(/^\d{8}$/);
    });
  });

  test('a wrong telephone, e-mail or RG belongs to nobody', () => {
    expect(personOfMobile('00912345678')).toBeNull();
    expect(personOfEmail('ana@gmail.com')).toBeNull();
    expect(personOfEmail('ana.silva.zzzzzz@exemplo.com.br')).toBeNull();
    expect(personOfRg('1234567890')).toBeNull();
    expect(bearersOf('Ninguém da Silva Sauro')).toEqual([]);
  });
});

test('the world has minors and deceased people, but few', () => {
  const places = Array.from({ length: 20_000 }, (_, n) => Person.at((n * 7_654_321) % PEOPLE));
  const minors = places.filter(({ minor }) => minor).length / places.length;
  const deceased = places.filter(({ death }) => death !== null).length / places.length;
  expect(minors).toBeGreaterThan(0.03);
  expect(minors).toBeLessThan(0.12);
  expect(deceased).toBeGreaterThan(0.03);
  expect(deceased).toBeLessThan(0.1);
});

test('the list starts with thousands of different living adults and ends with minors and the deceased', () => {
  const people = listPeople(10_000);
  expect(new Set(people.map(({ cpf }) => cpf)).size).toBe(10_000);
  expect(people.slice(0, 5000).every(({ minor, death }) => !minor && death === null)).toBe(true);
  expect(people.some(({ minor }) => minor)).toBe(true);
  expect(people.at(-1)?.death).not.toBeNull();
});

function lastName(name: string): string {
  return name.split(' ').at(-1) as string;
}
