import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import pg from 'pg';
import { ADVISORY_LOCKS } from '../database/advisory-locks.js';
import { checkCopy, writeCopy } from './copy-file.js';
import type { Manifest } from './manifest.js';
import { readDatabase } from './read-database.js';
import { Refusal } from './refusal.js';

export interface BackupOptions {
  readonly databaseUrl: string;
  readonly file: string;
  readonly key: Buffer;
}

/**
 * Copies the database into a file and reads it once more to the end; only then does the file get its name, so that what
 * has the name is whole, and the database notes it. Whoever writes in the database meanwhile is not held up.
 */
export async function backUp({
  databaseUrl,
  file,
  key,
}: BackupOptions): Promise<Manifest & { readonly noted: boolean }> {
  const target = resolve(file);
  if (!statSync(dirname(target), { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refusal(`A pasta ${dirname(target)} não existe.`);
  }
  const unfinished = `${target}.part`;
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup', keepAlive: true });
  client.on('error', () => undefined);
  claim(unfinished);
  try {
    if (existsSync(target)) throw new Refusal(`${target} já existe; dê outro nome à cópia.`);
    await client.connect();
    await demandTurn(client);
    await writeCopy(readDatabase(client), unfinished, key);
    const manifest = await checkCopy(unfinished, key);
    renameSync(unfinished, target);
    const noted = await note(client, manifest).then(
      () => true,
      () => false,
    );
    return { ...manifest, noted };
  } catch (error) {
    rmSync(unfinished, { force: true });
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    throw new Refusal(`O disco de ${dirname(target)} encheu antes do fim; a cópia incompleta foi apagada.`);
  } finally {
    await client.end();
  }
}

/** Two at once would be slower than one after the other. The connection holds the lock to its end. */
async function demandTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ had: boolean }>('SELECT pg_try_advisory_lock($1) AS had', [
    ADVISORY_LOCKS.backup,
  ]);
  if (!rows[0]?.had) throw new Refusal('Outra cópia deste banco de dados está sendo feita. Espere que termine.');
}

/** Where the metrics find it. A replica, and a schema from before there was a place for it, take none. */
async function note(client: pg.Client, { opening }: Manifest): Promise<void> {
  await client.query(
    `INSERT INTO last_backup (made_at) VALUES ($1) ON CONFLICT (one) DO UPDATE SET made_at = excluded.made_at`,
    [opening.madeAt],
  );
}

/** Of two that make a copy of one name at once, the second one would write into the first one's. */
function claim(unfinished: string): void {
  try {
    closeSync(openSync(unfinished, 'wx', 0o600));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new Refusal(`Não é possível gravar em ${dirname(unfinished)} (${code}).`);
    throw new Refusal(
      `${unfinished} já existe: outra cópia com este nome está sendo feita, ou uma foi interrompida. Se foi, apague esse arquivo e repita.`,
    );
  }
}
