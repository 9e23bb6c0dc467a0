import type pg from 'pg';
import {
  type Fault,
  MENDED,
  type MonthFile,
  memberOf,
  RecordFields,
  RecordReader,
  ROW_KINDS,
  type RowKind,
  type RowWriter,
  writeRow,
} from '../../files/index.js';
import { AsideLines } from './aside-lines.js';
import { CopyIn } from './copy-in.js';
import type { Digests } from './digests.js';
import type { Lines } from './lines.js';
import { ASIDE, type DoneSteps, type FileState } from './load-steps.js';
import type { Progress } from './progress.js';

export interface FileCopy {
  readonly client: pg.Client;
  readonly steps: DoneSteps;
  readonly step: 'digest' | 'take';
  readonly kind: RowKind;
  readonly file: MonthFile;
  /** Where whole rows go, with its columns: what stands after COPY; null: nowhere. */
  readonly rows: string | null;
  /** Where keys, hashes and places go. */
  readonly digests: Digests | null;
  readonly lines: Lines;
  readonly progress: Progress;
  /** The worker's own. */
  readonly writer: RowWriter;
  /** After so many rows what is done is committed, and a load that is killed goes on there. */
  readonly rowsAtOnce: number;
  /** Throws where the load was called off. */
  readonly goOn: () => void;
}

const BYTES_AT_ONCE = 262_144;

/** Reads one zip into a table and the digests, or into one of them, part by part; each part is committed with the note of how far it goes. */
export async function copyFile(copy: FileCopy): Promise<void> {
  const { client, steps, step, kind, file, progress, goOn } = copy;
  const before = await steps.of(client, step, kind, file);
  if (before.done) return progress.resumed(file.bytes);
  const { mended: asideBefore } = await steps.of(client, ASIDE, kind, file);
  const rows = new CopiedRows(copy, before, new AsideLines(file.name, asideBefore));
  const reader = new RecordReader(kind.fields, rows);
  reader.skipTo(copy.lines.after(before.line));
  for await (const chunk of memberOf(file.path)) {
    goOn();
    reader.push(chunk);
    progress.bytes += chunk.length;
    await rows.send();
  }
  reader.end();
  await rows.finish();
}

/** The rows of one file on their way. */
class CopiedRows {
  private readonly number: number;
  private readonly mended: Record<string, number>;
  private into: CopyIn | null = null;
  private inPart = 0;
  private faultsInPart = 0;
  private line: number;
  private total: number;
  private view: { reader: RecordReader; fields: RecordFields } | null = null;

  constructor(
    private readonly copy: FileCopy,
    private readonly before: FileState,
    private readonly aside: AsideLines,
  ) {
    this.number = ROW_KINDS.indexOf(copy.kind);
    this.mended = { ...before.mended };
    this.line = before.line;
    this.total = before.rows;
  }

  record(reader: RecordReader): void {
    const { line } = reader;
    if (line <= this.before.line) return;
    this.line = line;
    const { kind, lines, file, progress, rows, digests, writer } = this.copy;
    if (!lines.has(line)) return;
    reader.skipTo(lines.after(line));
    const fields = this.fieldsOf(reader);
    const key = kind.keyOf(fields);
    if (key === null) {
      this.fault(line, 'chave');
      return;
    }
    writeRow(kind, key, reader, fields, writer);
    digests?.add(writer, this.number, file.number, line);
    if (rows === null) writer.undo();
    if (reader.mended !== 0) this.count(reader.mended);
    this.inPart++;
    progress.rows++;
  }

  fault(line: number, reason: Fault): void {
    if (line <= this.before.line) return;
    this.line = line;
    if (this.copy.step !== 'digest') return;
    this.aside.add(line, reason);
    this.faultsInPart++;
  }

  /** Hands over what waits, once it is worth it. */
  async send(): Promise<void> {
    if (this.copy.writer.waiting >= BYTES_AT_ONCE) await this.write();
    if (this.inPart + this.faultsInPart >= this.copy.rowsAtOnce) await this.commit(false);
  }

  async finish(): Promise<void> {
    await this.commit(true);
  }

  private async write(): Promise<void> {
    const { client, rows, writer } = this.copy;
    if (writer.waiting === 0) return;
    if (!this.into) {
      await client.query('BEGIN');
      this.into = new CopyIn(client, rows ?? '');
    }
    await this.into.send(writer.take());
  }

  private async commit(done: boolean): Promise<void> {
    const { client, steps, step, kind, file, digests } = this.copy;
    await this.write();
    if (this.into) await this.into.end();
    else await client.query('BEGIN');
    digests?.flush();
    this.total += this.inPart;
    await steps.note(client, step, kind, file, { line: this.line, rows: this.total, mended: this.mended, done });
    if (this.faultsInPart > 0) await steps.aside(client, kind, file, this.aside);
    await client.query('COMMIT');
    this.into = null;
    this.inPart = 0;
    this.faultsInPart = 0;
  }

  private count(bits: number): void {
    for (const [name, bit] of Object.entries(MENDED)) {
      if ((bits & bit) !== 0) this.mended[name] = (this.mended[name] ?? 0) + 1;
    }
  }

  private fieldsOf(reader: RecordReader): RecordFields {
    if (this.view?.reader !== reader) this.view = { reader, fields: new RecordFields(reader) };
    return this.view.fields;
  }
}
