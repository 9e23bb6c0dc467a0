import { Company } from './company.js';
import { COMPANIES, rootOf } from './company-number.js';
import { personOfCpf } from './documents.js';
import { PEOPLE, type Place, placeAt } from './kin.js';
import { deathOf, isMinor } from './life.js';
import { Person } from './person.js';

/** How many subjects a list can hold. */
const MAX_LISTED = 10_000;

/** CPFs found in manuals come first, so that examples can use them. */
const WELL_KNOWN = ['52998224725', '12345678909', '19119119100'];
const PERSON_STRIDE = 618_033_989;
const WELL_KNOWN_COMPANIES = ['11222333000181', '1345C3A5000106'];
const ALPHANUMERIC_STRIDE = 3_090_169;
const COMPANY_STRIDE = 38_196_601;

/** Living adults first, then minors, then the deceased: ten thousand people in a fixed order. */
export function listPeople(limit: number, filter: { minor?: boolean; deceased?: boolean } = {}): Person[] {
  const wanted = order().filter(
    (place) =>
      (filter.minor === undefined || isMinor(place) === filter.minor) &&
      (filter.deceased === undefined || (deathOf(place) !== null) === filter.deceased),
  );
  return wanted.slice(0, limit).map((place) => new Person(place));
}

/** Head offices in a fixed order, every third one alphanumeric. */
export function listCompanies(limit: number): Company[] {
  const companies: Company[] = [];
  for (const company of eachCompany()) {
    if (companies.length >= limit) break;
    companies.push(company);
  }
  return companies;
}

/** The same without an end, for whoever stops by himself. */
export function* eachCompany(): Generator<Company> {
  yield* WELL_KNOWN_COMPANIES.map(Company.ofCnpj);
  for (let n = 0; ; n++) {
    const number =
      n % 3 === 2 ? COMPANIES - 1 - ((n * ALPHANUMERIC_STRIDE) % 8_000_000) : (n * COMPANY_STRIDE) % 100_000_000;
    if (rootOf(number) !== null) yield Company.numbered(number);
  }
}

/** Whether a person is among those that can be listed. */
export function isListed(index: number): boolean {
  cachedIndexes ??= new Set(order().map((place) => place.index));
  return cachedIndexes.has(index);
}

let cached: Place[] | undefined;
let cachedIndexes: Set<number> | undefined;

function order(): Place[] {
  cached ??= sorted();
  return cached;
}

function sorted(): Place[] {
  const known = WELL_KNOWN.map((cpf) => placeAt(personOfCpf(cpf)));
  const others = Array.from({ length: MAX_LISTED - known.length }, (_, n) => placeAt((n * PERSON_STRIDE) % PEOPLE));
  const groups: Place[][] = [known, [], [], []];
  for (const place of others) groups[deathOf(place) !== null ? 3 : isMinor(place) ? 2 : 1]?.push(place);
  return groups.flat();
}
