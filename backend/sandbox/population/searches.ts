import { homeOfLandline, personOfMobile } from './contacts.js';
import { childrenOf, placeAt, residentsOf } from './kin.js';
import { bearersOf } from './names.js';
import { Person } from './person.js';

/** Everybody of this whole name (case and accents ignored), living adults first; at most a few hundred. */
export function peopleNamed(name: string): Person[] {
  return adultsFirst(bearersOf(name));
}

/** Everybody whose mother bears this whole name, living adults first; the oldest generation's mothers are not on record. */
export function peopleBornTo(motherName: string): Person[] {
  const mothers = bearersOf(motherName).map(placeAt);
  return adultsFirst(mothers.filter(({ sex }) => sex === 'F').flatMap(childrenOf));
}

/** Whom a number of 10 or 11 digits reaches: one person by mobile, everybody at home by landline. */
export function peopleAtPhone(digits: string): Person[] {
  const owner = personOfMobile(digits);
  if (owner !== null) return [Person.at(owner)];
  const home = homeOfLandline(digits);
  return home ? adultsFirst(residentsOf(home)) : [];
}

function adultsFirst(indexes: number[]): Person[] {
  const groups: Person[][] = [[], []];
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const person = Person.at(index);
    groups[person.minor || person.death !== null ? 1 : 0]?.push(person);
  }
  return groups.flat();
}
