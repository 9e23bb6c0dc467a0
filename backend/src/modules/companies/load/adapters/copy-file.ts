import { once } from 'node:events';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import {
  COPY_BEGIN,
  COPY_END,
  type Fault,
  MENDED,
  type MonthFile,
  memberOf,
  RecordFields,
  RecordReader,
  type RowKind,
  type RowWriter,
  writePlace,
  writeRow,
} from '../../files/index.js';
import type { Lines } from './lines.js';
import { type DoneSteps, type FileState } from './load-steps.js';
import type { Progress } from './progress.js';

export interface FileCopy {
  readonly client: pg.Client;
  readonly steps: DoneSteps;
  readonly step: 'survey' | 'take';
  readonly kind: RowKind;
  readonly file: MonthFile;
  /** Where whole rows go, with its columns: what stands after COPY; null: nowhere. */
  readonly rows: string | null;
  /** Where keys, hashes and places go. */
  readonly survey: string | null;
  readonly lines: Lines;
  readonly progress: Progress;
  /** The worker's own: for whole rows, and for their places. */
  readonly writers: readonly [RowWriter, RowWriter];
  /** After so many rows what is done is committed, and a load that is killed goes on there. */
  readonly rowsAtOnce: number;
  /** Throws where the load was called off. */
  readonly goOn: () => void;
}

const BYTES_AT_ONCE = 262_144;

/** Reads one zip into a table and its survey, or into one of them, part by part; each part is committed with the note of how far it goes. */
export async function copyFile(copy: FileCopy): Promise<void> {
  const { client, steps, step, kind, file, progress, goOn } = copy;
  const before = await steps.of(client, step, kind, file);
  if (before.done) return progress.resumed(file.bytes);
  const rows = new CopiedRows(copy, before);
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
  private readonly row: RowWriter;
  private readonly place: RowWriter;
  private readonly mended: Record<string, number>;
  private faults: { line: number; reason: Fault }[] = [];
  private stream: CopyStreamQuery | null = null;
  private inPart = 0;
  private line: number;
  private total: number;
  private view: { reader: RecordReader; fields: RecordFields } | null = null;

  constructor(
    private readonly copy: FileCopy,
    private readonly before: FileState,
  ) {
    [this.row, this.place] = copy.writers;
    this.mended = { ...before.mended };
    this.line = before.line;
    this.total = before.rows;
  }

  record(reader: RecordReader): void {
    const { line } = reader;
    if (line <= this.before.line) return;
    this.line = line;
    const { kind, lines, file, progress, rows, survey } = this.copy;
    if (!lines.has(line)) return;
    reader.skipTo(lines.after(line));
    const fields = this.fieldsOf(reader);
    const key = kind.keyOf(fields);
    if (key === null) {
      this.fault(line, 'chave');
      return;
    }
    writeRow(kind, key, reader, fields, this.row);
    if (survey !== null) writePlace(kind, key, file.number, reader, this.place, this.row);
    if (rows === null) this.row.undo();
    if (reader.mended !== 0) this.count(reader.mended);
    this.inPart++;
    progress.rows++;
  }

  fault(line: number, reason: Fault): void {
    if (line <= this.before.line) return;
    this.line = line;
    if (this.copy.step === 'survey') this.faults.push({ line, reason });
  }

  /** Hands over what waits, once it is worth it. */
  async send(): Promise<void> {
    if (this.flowing.waiting >= BYTES_AT_ONCE) await this.write();
    if (this.inPart >= this.copy.rowsAtOnce) await this.commit(false);
  }

  async finish(): Promise<void> {
    await this.commit(true);
  }

  private async write(): Promise<void> {
    if (this.flowing.waiting === 0) return;
    if (!this.stream) {
      await this.copy.client.query('BEGIN');
      this.stream = this.copyInto(this.copy.rows ?? this.copy.survey ?? '');
    }
    if (!this.stream.write(this.flowing.take())) await drained(this.stream);
  }

  /** What goes to PostgreSQL while the file is read; places beside whole rows wait for these to be there. */
  private get flowing(): RowWriter {
    return this.copy.rows === null ? this.place : this.row;
  }

  private copyInto(target: string): CopyStreamQuery {
    const stream = this.copy.client.query(copyFrom(`COPY ${target} FROM STDIN (FORMAT binary)`));
    stream.once('error', () => undefined);
    stream.write(COPY_BEGIN);
    return stream;
  }

  private async commit(done: boolean): Promise<void> {
    const { client, steps, step, kind, file } = this.copy;
    await this.write();
    if (this.stream) await finished(this.stream);
    else await client.query('BEGIN');
    if (this.copy.survey !== null && this.place.waiting > 0) {
      const places = this.copyInto(this.copy.survey);
      places.write(this.place.take());
      await finished(places);
    }
    this.total += this.inPart;
    await steps.note(client, step, kind, file, { line: this.line, rows: this.total, mended: this.mended, done });
    await steps.faults(client, file, this.faults);
    await client.query('COMMIT');
    this.stream = null;
    this.inPart = 0;
    this.faults = [];
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

async function drained(stream: CopyStreamQuery): Promise<void> {
  const failed = once(stream, 'close').then(() => undefined);
  await Promise.race([once(stream, 'drain'), failed]);
}

async function finished(stream: CopyStreamQuery): Promise<void> {
  stream.end(COPY_END);
  if (stream.writableFinished) return;
  await once(stream, 'finish');
}
