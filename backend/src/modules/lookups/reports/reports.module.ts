import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/index.js';
import { MakeReport } from './make-report.js';
import { PdfReportDrawer } from './pdf-report-drawer.pdf.js';
import { ReportDrawer } from './report-drawer.port.js';
import { ReportLimits } from './report-limits.store.js';
import { ReportProofs } from './report-proofs.store.js';
import { ReportsController } from './reports.controller.js';
import { ReportsAccountData } from './reports-account-data.store.js';
import { VerifyReportController } from './verify-report.controller.js';

/** Results as PDF reports that anybody can verify (ADR 69). */
@Module({
  imports: [HistoryModule],
  controllers: [ReportsController, VerifyReportController],
  providers: [
    MakeReport,
    { provide: ReportDrawer, useClass: PdfReportDrawer },
    ReportLimits,
    ReportProofs,
    ReportsAccountData,
  ],
  exports: [MakeReport],
})
export class ReportsModule {}
