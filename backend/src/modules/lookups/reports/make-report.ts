import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { REPORT_CODE_DRAWS, writeReportCode } from '../../../kernel/report-code.js';
import { Clock } from '../../../platform/clock.js';
import { type EntryKey, ReadHistory } from '../history/index.js';
import { isSuccess, readableSubject, subjectWithheld } from '../model/index.js';
import { ReportDrawer } from './report-drawer.port.js';
import { ReportLimits } from './report-limits.store.js';
import { ReportProofs } from './report-proofs.store.js';

export interface Report {
  readonly pdf: Buffer;
  readonly code: string;
  readonly fileName: string;
}

/** Makes a report of a saved lookup, and keeps what shows later that it was made so. The report itself is not kept. */
@Injectable()
export class MakeReport {
  constructor(
    private readonly history: ReadHistory,
    private readonly limits: ReportLimits,
    private readonly proofs: ReportProofs,
    private readonly clock: Clock,
    private readonly drawer: ReportDrawer,
  ) {}

  async execute(accountId: string, key: EntryKey): Promise<Report> {
    await this.limits.countMadeBy(accountId);
    const entry = await this.history.open(accountId, key);
    if (entry.withheld) throw subjectWithheld();
    if (entry.resultJson === null || !isSuccess(entry.outcome)) throw nothingToReport();
    const [code, madeAt] = [writeReportCode(randomBytes(REPORT_CODE_DRAWS)), this.clock.now()];
    const { type, query, subject, askedAt, protocolo, purpose, origem, fonte, dadosDe, resultJson } = entry;
    const pdf = await this.drawer.draw({
      ...{ type, protocolo, purpose, origem, fonte, dadosDe, resultJson, code, madeAt, at: askedAt },
      asked: query && readableSubject(type, query),
    });
    const sha256 = createHash('sha256').update(pdf).digest();
    const source = fonte ?? '';
    const told = { type, subject, consultedAt: askedAt, source, sha256 };
    await this.proofs.keep({ ...told, accountId, protocolo, code, madeAt });
    return { pdf, code, fileName: `relatorio-${protocolo}.pdf` };
  }
}

const nothingToReport = (): AppError =>
  new AppError('conflict', 'REPORT_NOT_AVAILABLE', 'Esta consulta não tem resultado guardado para um relatório.');
