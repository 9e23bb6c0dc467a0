import type { ReportedLookup } from './report.js';

/** Makes the file that is handed over. */
export abstract class ReportDrawer {
  /** REPORTS_BUSY when too many are being made, REPORT_NOT_AVAILABLE of a result that is too large. */
  abstract draw(lookup: Omit<ReportedLookup, 'address'>): Promise<Buffer>;
}
