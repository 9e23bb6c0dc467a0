export { MakeReport } from './make-report.js';
export { ApiReport, reportFile } from './report.answer.js';
export { REPORT_PROOFS_CHAIN } from './report-proofs-chain.sql.js';
export { ReportsModule } from './reports.module.js';
