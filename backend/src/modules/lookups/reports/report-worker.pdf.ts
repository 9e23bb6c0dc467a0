import type { ReportedLookup } from './report.js';
import { reportPdf } from './report.pdf.js';

/** The program of the thread that makes reports. */
export default function makeReport(lookup: ReportedLookup): Promise<Uint8Array> {
  return reportPdf(lookup);
}
