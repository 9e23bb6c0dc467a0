/** The fictional world: pure functions, the same answer to the same question for ever. */
export { type Address, type Street, streetOfCep } from './addresses.js';
export { Company, type CompanyStatus } from './company.js';
export { headOffice } from './company-number.js';
export { personOfEmail, personOfRg } from './contacts.js';
export { brazilianDay, day, isoDay, today } from './days.js';
export { pisOf, voterIdOf } from './documents.js';
export { PEOPLE } from './kin.js';
export { eachCompany, listCompanies, listPeople } from './listing.js';
export { choose, draw } from './mix.js';
export { plainName } from './names.js';
export { Person, type Relative } from './person.js';
export { peopleAtPhone, peopleBornTo, peopleNamed } from './searches.js';
export {
  incomeOf,
  maritalStatusOf,
  occupationOf,
  type RegistrationStatus,
  registeredOn,
  registrationStatusOf,
  scoreOf,
  socialClassOf,
} from './socioeconomic.js';
