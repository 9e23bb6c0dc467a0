import type pg from 'pg';
import { type MonthFile, type MonthFiles, ROW_KINDS, type RowKind, RowWriter } from '../../files/index.js';
import { AsideLines } from './aside-lines.js';
import { type Compared, compareRows, fileAt, kindAt, lineAt } from './compare-rows.js';
import { CopyIn } from './copy-in.js';
import type { Digests } from './digests.js';
import { changesOf, droppedOf, dropRows, makeChanges, makeDropped } from './judge.sql.js';
import { ASIDE, type DoneSteps } from './load-steps.js';
import type { LoadThrottle } from './load-throttle.js';
import { addRegister } from './register-rows.js';

export interface Judged {
  readonly client: pg.Client;
  readonly turns: LoadThrottle;
  readonly steps: DoneSteps;
  readonly files: MonthFiles;
  readonly digests: Digests;
  /** The register's own tables have the month's rows already, and no others. */
  readonly first: boolean;
  /** Throws where the load was called off. */
  readonly goOn: () => void;
}

/** What was read is not what is kept of it: the disk lost it, or somebody else wrote there. */
export class LostDigests extends Error {}

/** By kind: how many rows the month has, and how many of them the register lacks or has otherwise. */
interface Found {
  readonly rows: readonly number[];
  readonly changed: readonly number[];
}

/** Finds what is doubled, orphaned, new, changed and gone. In one transaction. Throws LostDigests. */
export async function judgeMonth(judged: Judged): Promise<Found> {
  const { client, turns, steps, digests, first, goOn } = judged;
  if (!first) for (const [number, kind] of ROW_KINDS.entries()) await addRegister(client, turns, kind, number, digests);
  for (const kind of ROW_KINDS) await client.query(first ? makeDropped(kind) : makeChanges(kind));
  const writers = ROW_KINDS.map(() => new RowWriter());
  const [rows, changed] = [ROW_KINDS.map(() => 0), ROW_KINDS.map(() => 0)];
  const aside = await asideSoFar(judged);
  let lines = 0;
  for (const bucket of digests.read()) {
    goOn();
    const compared = compareRows(bucket);
    lines += compared.lines;
    for (const number of rows.keys()) (rows[number] as number) += compared.rows[number] as number;
    for (const at of compared.changed) (changed[kindAt(bucket, at)] as number)++;
    setAside(aside, bucket, compared);
    if (first) writeDropped(writers, bucket, compared);
    else writeChanges(writers, bucket, compared);
    for (const [number, kind] of ROW_KINDS.entries()) {
      const writer = writers[number] as RowWriter;
      if (writer.waiting === 0) continue;
      await turns.take(async () => {
        const copy = new CopyIn(client, first ? droppedOf(kind) : changesOf(kind));
        await copy.send(writer.take());
        await copy.end();
      });
    }
  }
  if (lines !== (await steps.surveyed(client))) throw new LostDigests();
  for (const { kind, file, lines } of aside.values()) await steps.aside(client, kind, file, lines);
  if (first) for (const kind of ROW_KINDS) await client.query(dropRows(kind));
  return { rows, changed };
}

interface FileAside {
  readonly kind: RowKind;
  readonly file: MonthFile;
  readonly lines: AsideLines;
}

/** By the numbers of kind and file. */
type Aside = ReadonlyMap<string, FileAside>;

/** What of each file is set aside since it was read. */
async function asideSoFar({ client, steps, files }: Judged): Promise<Aside> {
  const aside = new Map<string, FileAside>();
  for (const [number, kind] of ROW_KINDS.entries())
    for (const file of files.rows.get(kind) ?? []) {
      const { mended } = await steps.of(client, ASIDE, kind, file);
      aside.set(`${number} ${file.number}`, { kind, file, lines: new AsideLines(file.name, mended) });
    }
  return aside;
}

function setAside(aside: Aside, bucket: Int32Array, { doubled, orphaned }: Compared): void {
  const add = (at: number, reason: string) =>
    aside.get(`${kindAt(bucket, at)} ${fileAt(bucket, at)}`)?.lines.add(lineAt(bucket, at), reason);
  for (const at of doubled) add(at, 'duplicado');
  for (const at of orphaned) add(at, 'orfao');
}

function writeChanges(writers: readonly RowWriter[], bucket: Int32Array, { changed, gone }: Compared): void {
  for (const at of changed) {
    const row = keyed(writers, bucket, at, 4);
    row.int2(fileAt(bucket, at));
    row.int4(lineAt(bucket, at));
  }
  for (const at of gone) {
    const row = keyed(writers, bucket, at, 4);
    row.none();
    row.none();
  }
}

function writeDropped(writers: readonly RowWriter[], bucket: Int32Array, { standing, orphaned }: Compared): void {
  for (const at of standing) keyed(writers, bucket, at, 3).halves(bucket[at + 4] as number, bucket[at + 5] as number);
  for (const at of orphaned) keyed(writers, bucket, at, 3).none();
}

/** A row begun with its key. */
function keyed(writers: readonly RowWriter[], bucket: Int32Array, at: number, columns: number): RowWriter {
  const row = writers[kindAt(bucket, at)] as RowWriter;
  row.begin(columns);
  row.halves((bucket[at] as number) & 0x3ff, bucket[at + 1] as number);
  row.halves(bucket[at + 2] as number, bucket[at + 3] as number);
  return row;
}
