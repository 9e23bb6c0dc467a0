import { Injectable } from '@nestjs/common';
import { verificationPath } from '../../../kernel/report-code.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import type { ReportedLookup } from './report.js';
import { reportPdf } from './report.pdf.js';
import { ReportDrawer } from './report-drawer.port.js';

/** As a PDF that names the public address at which it can be verified. */
@Injectable()
export class PdfReportDrawer extends ReportDrawer {
  constructor(private readonly config: PlatformConfig) {
    super();
  }

  draw(lookup: ReportedLookup): Promise<Buffer> {
    return reportPdf(lookup, new URL(verificationPath(lookup.code), this.config.publicUrl).href);
  }
}
