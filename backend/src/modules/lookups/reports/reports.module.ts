import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/index.js';
import { MakeReportController } from './make-report.controller.js';
import { MakeReport } from './make-report.js';
import { ReportLimits } from './report-limits.store.js';
import { ReportProofs } from './report-proofs.store.js';
import { ReportsAccountData } from './reports-account-data.js';
import { VerifyReportController } from './verify-report.controller.js';

/** Results as PDF reports that anybody can verify (ADR 70). */
@Module({
  imports: [HistoryModule],
  controllers: [MakeReportController, VerifyReportController],
  providers: [MakeReport, ReportLimits, ReportProofs, ReportsAccountData],
  exports: [MakeReport],
})
export class ReportsModule {}
