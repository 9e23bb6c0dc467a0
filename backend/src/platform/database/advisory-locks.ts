/** Every advisory lock there is: a number means the same lock for all of a database. */
export const ADVISORY_LOCKS = {
  /** Migrations, and a restore, which makes tables too. */
  migrate: 7_251_001,
  /** With an account: days that it is given without a payment. */
  grants: 7_251_002,
  /** Months of partitioned tables; a migration's own. */
  makePartitions: 7_251_003,
  sealAudit: 7_251_004,
  verifyAudit: 7_251_005,
  backup: 7_251_006,
  loadCompanies: 7_251_019,
  /** With an id: a source's entry. */
  sourceEntry: 7_251_110,
  /** With an account: its daily allowance; a migration's own. */
  allowance: 7_251_120,
  /** With an account: its abuse flags. */
  restrictions: 7_251_121,
  broadcasts: 7_251_140,
  beginCompanyLoad: 7_251_150,
  /** With a payer: the first payment counts; a migration's own. */
  countPayers: 7_251_170,
  settings: 7_251_180,
  cleanupRuns: 7_251_185,
  removalWarnings: 7_251_186,
  /** With an account: lists that begin. */
  beginBatches: 6_905_111,
  /** With an account: its notes on people. */
  dossiers: 6_905_112,
} as const;
