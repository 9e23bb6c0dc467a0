export type { Caller } from './caller.js';
export { LookupDoneAnswer } from './done.answer.js';
export { AUDIT_SUBJECTS, PRIVACY_SUBJECTS, SEARCH_TERMS } from './hash-domains.js';
export { type ConfiguredKind, type LookupKind, LookupKinds, type LookupResults } from './lookup-kinds.port.js';
export {
  IN_MAINTENANCE,
  inMaintenance,
  isOutage,
  isWithheld,
  nobodyFound,
  purposeRequired,
  sourcesDiverge,
  subjectWithheld,
  subscriptionRequired,
  termsNotAccepted,
} from './lookup-refusals.js';
export { LookupSource } from './lookup-source.port.js';
export { type Ending, hasResults, isSuccess, keepsResult, OUTCOMES, type Outcome } from './outcome.js';
export { protocolOf } from './protocol.js';
export {
  ORIGINS,
  type Origin,
  SIMULATION,
  type Simulation,
  type SourceIdentity,
  type ToldOrigin,
} from './provenance.js';
export { Text } from './results/answer.fields.js';
export { type CepResult, postalKeyFacts } from './results/cep-result.js';
export { type Activity, type CnpjResult, type CompanyAddress, companyKeyFacts } from './results/cnpj-result.js';
export type { Address, CpfResult, GeneralData, OwnedCompany } from './results/cpf-result.js';
export { EMAIL_ADDRESS_FIELDS, EMAIL_OWNER_FIELDS, type EmailResult } from './results/email-result.js';
export { LOOKUP_RESULT_CLASSES } from './results/lookup-results.answer.js';
export { CHILD_FIELDS, type MotherResult } from './results/mother-result.js';
export { NAMESAKE_FIELDS, type NameResult } from './results/name-result.js';
export { PHONE_OWNER_FIELDS, type PhoneResult } from './results/phone-result.js';
export { CARD_FIELDS, PARENT_FIELDS, type PhotoResult, PICTURED_FIELDS, withoutPhoto } from './results/photo-result.js';
export type { PixResult } from './results/pix-result.js';
export type { RegistrationResult } from './results/registration-result.js';
export { RG_FIELDS, type RgResult } from './results/rg-result.js';
export { simulatedRegistration } from './results/simulated-registration.js';
export { type LookupQuery, maskedSubject, queryOf, subjectKey } from './subject.js';
export {
  dataMonth,
  each,
  formattedIncome,
  fullPhone,
  padCpf,
  plainName,
  tidied,
  tidyText,
  withoutCpf,
} from './tidying.js';
export { unreadable } from './unreadable.js';
export type { Difference, SourceAnswer, Verdict } from './verdict.js';
