import { join, sep } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { verificationPath } from '../../../kernel/report-code.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { OneWorker, WorkerBusy, WorkerOutOfMemory } from '../../../platform/workers/one-worker.js';
import type { ReportedLookup } from './report.js';
import { ReportDrawer } from './report-drawer.port.js';

/** Beside this program in the build, wherever in it this code came to lie. */
const PROGRAM = join(
  import.meta.dirname.slice(0, import.meta.dirname.lastIndexOf(`${sep}backend${sep}`)),
  'backend/bundle/src/report-worker.js',
);

/** One costs a tenth to half a second of processor: beyond sixteen, who asks again later waits less than who stands in line. */
const LIMITS = { mostWaiting: 16, deadlineMs: 20_000, idleMs: 5_000, memoryMb: 64 };
const RETRY_SECONDS = 5;
const TOO_LARGE = 'O resultado desta consulta é grande demais para um relatório.';

/** As a PDF that names the public address at which it can be verified; made in a thread of its own. */
@Injectable()
export class PdfReportDrawer implements ReportDrawer, OnApplicationShutdown {
  private readonly worker = new OneWorker<ReportedLookup, Uint8Array>(PROGRAM, LIMITS);

  constructor(private readonly config: PlatformConfig) {}

  async draw(lookup: Omit<ReportedLookup, 'address'>): Promise<Buffer> {
    const address = this.config.page(verificationPath(lookup.code));
    const pdf = await this.worker.run({ ...lookup, address }).catch(tooMuch);
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  }

  onApplicationShutdown(): Promise<void> {
    return this.worker.close();
  }
}

function tooMuch(error: unknown): never {
  if (error instanceof WorkerOutOfMemory)
    throw new AppError('conflict', 'REPORT_NOT_AVAILABLE', TOO_LARGE, { cause: error });
  if (!(error instanceof WorkerBusy)) throw error;
  const text = 'Muitos relatórios estão sendo feitos agora. Tente novamente em instantes.';
  throw new AppError('unavailable', 'REPORTS_BUSY', text, { retryAfterSeconds: RETRY_SECONDS, cause: error });
}
