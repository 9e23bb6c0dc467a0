export { AuditCommand, AuditHeads } from './audit/index.js';
export { BATCHES_AFTER_RESTORE, BatchesConfig } from './batches/index.js';
export { DATA_REQUESTS_AFTER_RESTORE } from './data-requests/index.js';
export { ConfirmSaved, HISTORY_AFTER_RESTORE } from './history/index.js';
export {
  type AccountRestriction,
  AccountRestrictions,
  LIMITS_AFTER_RESTORE,
  QUOTA_HEADERS,
  QuotaHeaders,
  ReadUsage,
} from './limits/index.js';
export { LookupsConfig } from './lookups.config.js';
export { LookupsModule } from './lookups.module.js';
export {
  type KindCount,
  LookupCounts,
  type LookupOverview,
  SourceMetrics,
} from './metrics/index.js';
export {
  type CepResult,
  type CnpjResult,
  cpfsOfNames,
  demandTerms,
  LOOKUP_RESULTS,
  OwnBase,
  queryOf,
  subjectWithheld,
  subscriptionRequired,
  type Verdict,
  withHiddenCpfs,
  withoutCpf,
} from './model/index.js';
export { keyOfTests, OncePerKey } from './public-api/index.js';
export { AdmitCaller, AuditSearch, callerOf, type PersonSearch, RunLookup, WithPurpose } from './run/index.js';
export { availability, HealthRecords, RegisterFictionalSources, SOURCES_AFTER_RESTORE } from './sources/index.js';
export { ProtectPeople, SUPPRESSIONS_AFTER_RESTORE } from './suppression/index.js';
export { FictionalCompanies, RunTestLookup } from './test-mode/index.js';
export { AccountUsage } from './usage/index.js';
export { VENDOR_CONFIGS } from './vendors/index.js';
