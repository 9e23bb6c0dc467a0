import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import { ReadHistory } from '../../history/index.js';
import { foundInWords, wholeResult } from '../../model/index.js';
import { BatchLines, type LinesWanted, type StoredLine } from '../adapters/batch-lines.queries.js';

export interface ExportedLine extends StoredLine {
  /** Whom or what was found, in a few words. */
  readonly found: string | null;
  /** The saved result; null without one, after its retention, and where nothing may be told any more. */
  readonly result: unknown;
}

export interface ExportWanted extends LinesWanted {
  /** Who was found is named whole; masked otherwise, as the lists of an owner in privacy mode are. */
  readonly named: boolean;
}

const AT_ONCE = 8;

/** A batch taken away whole: each result is opened in the history, under the protection of that moment, and that goes on record. */
@Injectable()
export class ExportLines {
  constructor(
    private readonly lines: BatchLines,
    private readonly history: ReadHistory,
  ) {}

  async *pages(accountId: string, wanted: ExportWanted): AsyncGenerator<readonly ExportedLine[]> {
    for await (const page of this.lines.of(wanted).pages()) {
      for (let from = 0; from < page.length; from += AT_ONCE) {
        const some = page.slice(from, from + AT_ONCE);
        yield await Promise.all(some.map((line) => this.opened(accountId, wanted, line)));
      }
    }
  }

  private async opened(accountId: string, { batch, named }: ExportWanted, line: StoredLine): Promise<ExportedLine> {
    const result = line.verdict === 'found' && line.entryId ? await this.resultOf(accountId, line.entryId) : null;
    return { ...line, result, found: result === null ? null : foundInWords(batch.type, result, named) };
  }

  /** Null too where the account has erased the entry. */
  private async resultOf(accountId: string, id: string): Promise<unknown> {
    const entry = await this.history.open(accountId, { id }).catch(unlessGone);
    return entry?.resultJson ? JSON.parse(wholeResult(entry, entry.resultJson)) : null;
  }
}

function unlessGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
