import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import pg from 'pg';
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
 * has the name is whole. Whoever writes in the database meanwhile is not held up.
 */
export async function backUp({ databaseUrl, file, key }: BackupOptions): Promise<Manifest> {
  const target = resolve(file);
  if (existsSync(target)) throw new Refusal(`${target} já existe; dê outro nome à cópia.`);
  if (!statSync(dirname(target), { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refusal(`A pasta ${dirname(target)} não existe.`);
  }
  const unfinished = `${target}.part`;
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await writeCopy(readDatabase(client), unfinished, key);
    const manifest = await checkCopy(unfinished, key);
    renameSync(unfinished, target);
    return manifest;
  } catch (error) {
    rmSync(unfinished, { force: true });
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    throw new Refusal(`O disco de ${dirname(target)} encheu antes do fim; a cópia incompleta foi apagada.`);
  } finally {
    await client.end();
  }
}
