import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROW_KINDS, type RowKind } from './row-kinds.js';
import { describeMember } from './zip-member.js';

const CODE_FILES = ['Cnaes', 'Motivos', 'Municipios', 'Naturezas', 'Paises', 'Qualificacoes'] as const;
export type CodeFile = (typeof CODE_FILES)[number];

/** One zip of a month. */
export interface MonthFile {
  readonly name: string;
  readonly path: string;
  /** Unpacked. */
  readonly bytes: number;
  readonly checksum: number;
  /** Its number in its name; 0 without one. */
  readonly number: number;
}

export interface MonthFiles {
  readonly rows: ReadonlyMap<RowKind, readonly MonthFile[]>;
  readonly codes: ReadonlyMap<CodeFile, MonthFile>;
  /** Into how many companies, establishments and partners are cut each. */
  readonly parts: number;
  readonly bytes: number;
  /** Changes when one of those with rows does. */
  readonly version: string;
}

/** A folder without one of the files of a month. */
export class MissingFiles extends Error {
  constructor(readonly names: readonly string[]) {
    super(`missing: ${names.join(', ')}`);
  }
}

/** Files of which nobody knows which one is meant. */
export class DoubledFiles extends Error {
  constructor(readonly names: readonly string[]) {
    super(`doubled: ${names.join(', ')}`);
  }
}

/** The zips of a month in a folder, in any case of their names. Throws MissingFiles, DoubledFiles. */
export async function monthFilesIn(folder: string): Promise<MonthFiles> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const all = await Promise.all(names.filter(isOfMonth).map((name) => described(folder, name)));
  const called = (prefix: string) =>
    all.filter(({ name }) => isCalled(name, prefix)).sort((a, b) => a.number - b.number);
  const rows = new Map(ROW_KINDS.map((kind) => [kind, called(kind.files)]));
  const codes = new Map<CodeFile, MonthFile>();
  for (const name of CODE_FILES) {
    const [file] = called(name);
    if (file) codes.set(name, file);
  }
  const missing = [...missingOf(rows), ...CODE_FILES.filter((name) => !codes.has(name))];
  if (missing.length > 0) throw new MissingFiles(missing);
  const doubled = [...rows.values()].flatMap((all) => all.filter((one) => all.some((other) => isOther(one, other))));
  if (doubled.length > 0) throw new DoubledFiles(doubled.map(({ name }) => name).sort());
  const files = [...rows.values()].flat();
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const parts = Math.max(...cutInto(rows).map((all) => all.length));
  return { rows, codes, parts, bytes, version: versionOf(files) };
}

/** Each kind is cut into files numbered from 0, and all kinds but Simples into as many. */
function missingOf(rows: MonthFiles['rows']): string[] {
  const lastOf = (all: readonly MonthFile[]) => Math.max(0, ...all.map(({ number }) => number));
  const cut = cutInto(rows).flat();
  return [...rows].flatMap(([{ name, files }, all]) => {
    const last = lastOf(name === 'taxes' ? all : cut);
    const there = new Set(all.map(({ number }) => number));
    const numbers = Array.from({ length: last + 1 }, (_, number) => number).filter((number) => !there.has(number));
    return numbers.map((number) => (last === 0 ? files : `${files}${number}`));
  });
}

function cutInto(rows: MonthFiles['rows']): (readonly MonthFile[])[] {
  return [...rows].filter(([{ name }]) => name !== 'taxes').map(([, all]) => all);
}

function isOther(one: MonthFile, other: MonthFile): boolean {
  return one !== other && one.number === other.number;
}

const PREFIXES = [...ROW_KINDS.map(({ files }) => files), ...CODE_FILES];

/** Whether a file is called as those of a month are; no other is read, nor fetched. */
export function isOfMonth(file: string): boolean {
  return PREFIXES.some((prefix) => isZipCalled(file, prefix));
}

/** Throws MissingFiles where there is a kind of which none is among these. */
export function demandEachKind(files: readonly { readonly name: string }[]): void {
  const missing = PREFIXES.filter((prefix) => !files.some(({ name }) => isZipCalled(name, prefix)));
  if (missing.length > 0) throw new MissingFiles(missing);
}

function isZipCalled(file: string, prefix: string): boolean {
  return /\.zip$/i.test(file) && isCalled(file.slice(0, -'.zip'.length), prefix);
}

/** The kind's name, with a number or without. */
function isCalled(name: string, prefix: string): boolean {
  const rest = name.slice(prefix.length);
  return name.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase() && /^\d{0,4}$/.test(rest);
}

async function described(folder: string, file: string): Promise<MonthFile> {
  const path = join(folder, file);
  const name = file.slice(0, -'.zip'.length);
  return { name, path, ...(await describeMember(path)), number: Number(name.replace(/^\D+/, '')) };
}

function versionOf(files: readonly MonthFile[]): string {
  const said = files.map(({ name, bytes, checksum }) => `${name} ${bytes} ${checksum}`);
  return createHash('sha256').update(said.join()).digest('hex').slice(0, 12);
}
