export { AUDITED_BYTES, auditedBytes } from './audited-bytes.sql.js';
export { auditedSubject, auditedSubjects, pixQueries } from './audited-subject.js';
export type { Caller } from './caller.js';
export { LookupDoneAnswer } from './done.answer.js';
export { foundInWords } from './found-in-words.js';
export { type FoundSubject, foundSubjects, subjectKeyOf, subjectKeysOf } from './found-subjects.js';
export { AUDIT_SUBJECTS, DOSSIER_LABELS, DOSSIER_SUBJECTS, PRIVACY_SUBJECTS, SEARCH_TERMS } from './hash-domains.js';
export { type ConfiguredKind, type LookupKind, LookupKinds } from './lookup-kinds.port.js';
export {
  demandTerms,
  IN_MAINTENANCE,
  INPUT_REFUSED,
  inMaintenance,
  inputNotTakenByAll,
  isOutage,
  isSwitchedOff,
  isWithheld,
  nobodyFound,
  type PurposeField,
  purposeRequired,
  recordsStalled,
  refusesInput,
  sourcesDiverge,
  subjectWithheld,
  subscriptionRequired,
  switchedOff,
  unknownLookupType,
  whyNobody,
} from './lookup-refusals.js';
export { LookupSource } from './lookup-source.port.js';
export {
  dataMonth,
  each,
  formattedIncome,
  fullPhone,
  isSameName,
  markOfDeath,
  nameLetters,
  normaliseDay,
  normalisedFields,
  normaliseMark,
  normaliseText,
  padded,
  plainName,
  withoutCpf,
} from './normalise.js';
export { type Ending, hasResults, isSuccess, keepsResult, OUTCOMES, type Outcome } from './outcome.js';
export { OwnBase } from './own-base.port.js';
export { FIRST_PAGE, MOST_PEOPLE_A_PAGE, type PeoplePage, pageOf } from './page-of.js';
export { idEndOf, protocolOf, protocolTime } from './protocol.js';
export {
  ORIGINS,
  type Origin,
  SIMULATION,
  type Simulation,
  type SourceIdentity,
  type SourceOrigin,
} from './provenance.js';
export { type Activity, type CnpjResult, type CompanyAddress, companyKeyFacts } from './results/cnpj-result.schema.js';
export {
  type Address,
  CPF_FIELDS,
  type CpfResult,
  type GeneralData,
  type OwnedCompany,
} from './results/cpf-result.schema.js';
export {
  cpfsOfNames,
  hiddenCpfsIn,
  withHiddenCpfs,
  withMaskedNames,
  withoutHiddenCpfs,
} from './results/hidden-cpfs.js';
export { LOOKUP_RESULTS, type LookupResults } from './results/lookup-results.schema.js';
export { onlyDescribed } from './results/only-described.fields.js';
export {
  CHILD_FIELDS,
  type MotherResult,
  NAMESAKE_FIELDS,
  type NameResult,
  PHONE_OWNER_FIELDS,
  type PhoneResult,
  RG_FIELDS,
  type RgResult,
} from './results/people-results.schema.js';
export {
  CARD_FIELDS,
  type CepResult,
  EMAIL_ADDRESS_FIELDS,
  EMAIL_OWNER_FIELDS,
  type EmailResult,
  PARENT_FIELDS,
  type PhotoResult,
  PICTURED_FIELDS,
  type PixResult,
  postalKeyFacts,
  type RegistrationResult,
  withoutPhoto,
} from './results/single-results.schema.js';
export { wholeResult } from './results/whole-result.fields.js';
export {
  type LookupQuery,
  maskedSubject,
  queryOf,
  readableSubject,
  subjectKey,
} from './subject.js';
export { unreadable } from './unreadable.js';
export type { Difference, SourceAnswer, Verdict } from './verdict.js';
