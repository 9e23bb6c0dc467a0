import { homeOfLandline, personOfMobile } from './contacts.js';
import { childrenOf, placeAt, residentsOf } from './kin.js';
import { isListed } from './listing.js';
import { bearersOf } from './names.js';
import { Person } from './person.js';

/** Everybody of this whole name (case and accents ignored), those of the list first; at most a few hundred. */
export function peopleNamed(name: string): Person[] {
  return ranked(bearersOf(name));
}

/** Everybody whose mother bears this whole name, those of the list first; mothers of the oldest generation are not on record. */
export function peopleBornTo(motherName: string): Person[] {
  const mothers = bearersOf(motherName).map(placeAt);
  return ranked(mothers.filter(({ sex }) => sex === 'F').flatMap(childrenOf));
}

/** Whom a number of 10 or 11 digits reaches: one person by mobile, everybody at home by landline. */
export function peopleAtPhone(digits: string): Person[] {
  const owner = personOfMobile(digits);
  if (owner !== null) return [Person.at(owner)];
  const home = homeOfLandline(digits);
  return home ? ranked(residentsOf(home)) : [];
}

/** People of the list, other living adults, then minors and the deceased. */
function ranked(indexes: number[]): Person[] {
  const groups: Person[][] = [[], [], []];
  for (const index of indexes.toSorted((a, b) => a - b)) {
    const person = Person.at(index);
    const rank = isListed(index) ? 0 : person.minor || person.death !== null ? 2 : 1;
    groups[rank]?.push(person);
  }
  return groups.flat();
}
