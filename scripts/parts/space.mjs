import { statfsSync } from 'node:fs';
import { Complaint } from './settings.mjs';

/** A new cluster takes 60 MB, its write-ahead log grows to about 100 MB, and the logs have a place beside them. */
const LEAST_BYTES = 300_000_000;

/** Throws a complaint when the disk of the data folder has no room for a database. */
export function demandSpace(dataDir, stat = statfsSync) {
  const { bavail, bsize } = stat(dataDir);
  const free = bavail * bsize;
  if (free >= LEAST_BYTES) return;
  const [has, needs] = [free, LEAST_BYTES].map((bytes) => `${Math.floor(bytes / 1_000_000)} MB`);
  throw new Complaint(
    `DATA_DIR: o disco de ${dataDir} tem ${has} livres e são precisos ${needs}. Libere espaço ou escolha outro lugar.`,
  );
}
