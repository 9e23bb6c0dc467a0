import fc from 'fast-check';
import { cnpjCheckDigits, isValidCnpj } from '../../src/kernel/cnpj.js';
import { SEED } from '../testing/seed.js';
import { Company } from './company.js';
import { COMPANIES, companyOfRoot, rootOf } from './company-number.js';
import { PEOPLE } from './kin.js';
import { listCompanies } from './listing.js';
import { Person } from './person.js';

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const numeric = fc.nat(99_999_999).map((number) => `${String(number).padStart(8, '0')}0001`);
const alphanumeric = fc
  .array(fc.constantFrom(...characters), { minLength: 12, maxLength: 12 })
  .map((list) => list.join(''));
const cnpj = fc.oneof(numeric, alphanumeric).map((base) => base + cnpjCheckDigits(base));
const company = fc
  .nat(COMPANIES - 1)
  .filter((number) => rootOf(number) !== null)
  .map(Company.numbered);

describe(`companies (seed ${SEED})`, () => {
  test('every valid CNPJ answers with the same company each time, and a person answers for it', () => {
    fc.assert(
      fc.property(cnpj.filter(isValidCnpj), (text) => {
        const [one, again] = [Company.ofCnpj(text), Company.ofCnpj(text)];
        expect([again.name, again.status, again.address]).toEqual([one.name, one.status, one.address]);
        expect(one.name).not.toBe('');
        expect(one.owner.minor).toBe(false);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  test('each partner of a company lists it', () => {
    fc.assert(
      fc.property(company, (one) => {
        expect(one.partners.length).toBeGreaterThan(0);
        for (const partner of one.partners)
          expect(Company.ofPartner(partner).map(({ cnpj }) => cnpj)).toContain(one.cnpj);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  test('each company that a person lists has that person as a partner', () => {
    fc.assert(
      fc.property(fc.nat(PEOPLE - 1).map(Person.at), (person) => {
        for (const one of Company.ofPartner(person)) expect(one.partners.map(({ cpf }) => cpf)).toContain(person.cpf);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  test('numbers and roots are one to one', () => {
    fc.assert(
      fc.property(company, (one) => rootOf(companyOfRoot(one.root) as number) === one.root && isValidCnpj(one.cnpj)),
      { seed: SEED, numRuns: 2000 },
    );
  });
});

test('an alphanumeric company without owners of its own belongs to one that has them', () => {
  const daughter = Company.ofCnpj(`ZZZZZZZ10001${cnpjCheckDigits('ZZZZZZZ10001')}`);
  expect(daughter.partners).toEqual([]);
  expect(daughter.parent?.partners.length).toBeGreaterThan(0);
});

test('the CNPJs found in manuals answer, branches under the name of their head office', () => {
  for (const text of ['12ABC34501DE35', '1345C3A5000106', '00000000E08G12', '11222333000181']) {
    expect(isValidCnpj(text)).toBe(true);
    expect(Company.ofCnpj(text).partners.length).toBeGreaterThan(0);
  }
  const branch = Company.ofCnpj('12ABC34501DE35');
  const head = Company.ofCnpj(`12ABC3450001${cnpjCheckDigits('12ABC3450001')}`);
  expect(branch.name).toBe(head.name);
  expect([branch.isHeadOffice, head.isHeadOffice]).toEqual([false, true]);
});

test('the list holds thousands of different companies, a third of them alphanumeric', () => {
  const cnpjs = listCompanies(6000).map(({ cnpj }) => cnpj);
  expect(new Set(cnpjs).size).toBe(6000);
  expect(cnpjs.every(isValidCnpj)).toBe(true);
  expect(cnpjs.filter((text) => /[A-Z]/.test(text)).length).toBeGreaterThan(1900);
});
