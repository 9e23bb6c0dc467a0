import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { demandEachKind } from './month-files.js';
import { type CompaniesShare, ShareDown, type SharedFile } from './share.js';
import { describeMember } from './zip-member.js';

const AT_ONCE = 4;
/** Attempts in a row that bring nothing. */
const MOST_VAIN = 6;
const SILENCE_MS = 30_000;
const PAUSE_MS = 500;
const OF_THE_DISK: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EIO', 'EROFS']);

export interface Download {
  readonly share: CompaniesShare;
  readonly month: string;
  /** Kept from one run to the next. */
  readonly folder: string;
  /** How many bytes are here, of how many, and how many of them were here before. */
  readonly told: (bytes: number, total: number, kept: number) => void;
  /** Throws where no more is to be fetched. */
  readonly goOn: () => void;
}

/** Brings a month's zips here, several at once, each from where it broke off; what is whole already stays, what the share has no more goes. Throws ShareDown, and MissingFiles, with nothing touched, where a listing is empty or cut. */
export async function downloadMonth({ share, month, folder, told, goOn }: Download): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = await share.filesOf(month);
  demandEachKind(files);
  await removeOthers(folder, files);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let [done, kept] = [0, 0];
  const queue = [...files].sort((a, b) => b.bytes - a.bytes);
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const heard = (bytes: number, isKept = false) => {
        done += bytes;
        if (isKept) kept += bytes;
        told(done, total, kept);
      };
      await downloadFile(share, file, folder, heard, goOn);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** What a publication before had and this one has not. */
async function removeOthers(folder: string, files: readonly SharedFile[]): Promise<void> {
  const isListed = (found: string) => files.some(({ name }) => found === name || found.startsWith(`${name}.`));
  const others = (await readdir(folder)).filter((found) => /\.(zip|part)$/i.test(found) && !isListed(found));
  for (const other of others) await rm(join(folder, other), { force: true });
}

async function downloadFile(
  share: CompaniesShare,
  file: SharedFile,
  folder: string,
  told: (bytes: number, isKept?: boolean) => void,
  goOn: () => void,
): Promise<void> {
  const whole = join(folder, file.name);
  if ((await sizeOf(whole)) === file.bytes && (await isZip(whole))) return told(file.bytes, true);
  // Another version of the file begins anew.
  const part = `${whole}.${createHash('sha256').update(`${file.version} ${file.bytes}`).digest('hex').slice(0, 12)}.part`;
  told(await sizeOf(part), true);
  for (let vain = 0; (await sizeOf(part)) < file.bytes; ) {
    goOn();
    const before = await sizeOf(part);
    const heard = (bytes: number) => {
      told(bytes);
      goOn();
    };
    await fetchRest(share, file, part, before, heard).catch(passOver);
    vain = (await sizeOf(part)) > before ? 0 : vain + 1;
    if (vain === MOST_VAIN) throw new ShareDown(`${file.name}: a pasta pública parou de responder`);
    if (vain > 0) await sleep(PAUSE_MS * 2 ** vain);
  }
  if ((await sizeOf(part)) !== file.bytes || !(await isZip(part))) {
    await rm(part, { force: true });
    throw new ShareDown(`${file.name}: o arquivo veio danificado`);
  }
  await rename(part, whole);
}

/** What the share does is tried again; what the own disk does is not its fault, and no better the next time. */
function passOver(error: unknown): void {
  if (OF_THE_DISK.has(Object(error).code)) throw error;
}

async function fetchRest(
  { headers }: CompaniesShare,
  { url }: SharedFile,
  part: string,
  from: number,
  told: (bytes: number) => void,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await fetch(url, { headers: { ...headers, range: `bytes=${from}-` }, signal: silence.signal });
    const resumes = response.status === 206;
    if (!response.ok || !response.body) return;
    const heard = async function* (source: AsyncIterable<Buffer>) {
      for await (const piece of source) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
        told(piece.length);
        yield piece;
      }
    };
    const target = createWriteStream(part, { flags: resumes ? 'a' : 'w' });
    await pipeline(Readable.fromWeb(response.body as never), heard, target);
  } finally {
    clearTimeout(timer);
  }
}

async function isZip(path: string): Promise<boolean> {
  return describeMember(path).then(
    () => true,
    () => false,
  );
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
