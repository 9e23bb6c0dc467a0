import type { ReportedLookup } from './report.js';

/** Makes the file that is handed over. */
export abstract class ReportDrawer {
  /** REPORTS_BUSY when too many are being made. */
  abstract draw(lookup: Omit<ReportedLookup, 'address'>): Promise<Buffer>;
}
