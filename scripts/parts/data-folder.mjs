import { mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { takeLock } from './lock.mjs';
import { Complaint } from './settings.mjs';

/** A new cluster takes 60 MB, its write-ahead log grows to about 100 MB, and the logs have a place beside them. */
const LEAST_BYTES = 300_000_000;
/** PostgreSQL's own tools hand their paths to a shell in double quotes. */
const TAKEN_APART = /["$`\n]/;

/** Makes the data folder; throws a complaint when it cannot be one. */
export function makeDataFolder(dataDir) {
  if (TAKEN_APART.test(dataDir))
    throw new Complaint(
      `DATA_DIR: o caminho não pode ter aspas, $, acento grave nem quebra de linha (${JSON.stringify(dataDir)}).`,
    );
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new Complaint(`DATA_DIR: não é possível escrever em ${dataDir} (${error.code}).`);
  }
}

/** Makes the data folder and takes its database for us alone, `command` where it is one; refused, the error has `code: 'ELOCKED'` where the product has it. */
export async function takeDataFolder(dataDir, command) {
  makeDataFolder(dataDir);
  try {
    return await takeLock(join(dataDir, 'start.lock'), { command });
  } catch (error) {
    if (error.code !== 'ELOCKED')
      throw new Complaint(`DATA_DIR: não é possível escrever em ${dataDir} (${error.code}).`);
    if (error.command === undefined) throw error;
    const { command: other, holder } = error;
    throw new Complaint(
      `O comando ${other} (processo ${holder}) usa este banco de dados. Espere que ele termine e repita.`,
    );
  }
}

/** Throws a complaint when the disk of the data folder has no room for a database. */
export function demandSpace(dataDir, stat = statfsSync) {
  const { bavail, bsize } = stat(dataDir);
  const free = bavail * bsize;
  if (free >= LEAST_BYTES) return;
  const [has, needs] = [free, LEAST_BYTES].map((bytes) => `${Math.floor(bytes / 1_000_000)} MB`);
  throw new Complaint(
    `DATA_DIR: o disco de ${dataDir} tem ${has} livres e são necessários ${needs}. Libere espaço ou escolha outro lugar.`,
  );
}

/** Not mkdir's own `recursive`, which tries for ever where the system makes folders by itself (/proc). */
function makeFolder(path) {
  try {
    mkdirSync(path);
  } catch (error) {
    if (error.code === 'EEXIST' && statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}
