import type { ReportedLookup } from './report.js';

/** Makes the file that is handed over. */
export abstract class ReportDrawer {
  abstract draw(lookup: ReportedLookup): Promise<Buffer>;
}
