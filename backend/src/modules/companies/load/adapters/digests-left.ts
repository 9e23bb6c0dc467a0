import type pg from 'pg';
import type { MonthFiles } from '../../files/index.js';
import { Digests } from './digests.js';
import type { DoneSteps } from './load-steps.js';
import { clearWork } from './month-tables.js';

/** Those that an earlier run of a load left, where they are whole and of these files; else the load begins anew. Null once the month is judged. */
export async function digestsLeft(
  client: pg.Client,
  done: DoneSteps,
  { bytes, version }: MonthFiles,
  folder: string,
): Promise<Digests | null> {
  const sameFiles = `files ${version}`;
  const isSame = await done.has(client, sameFiles);
  if (isSame && (await done.has(client, 'judge'))) return null;
  const left = Digests.at(folder);
  const surveyed = await done.surveyed(client);
  if (isSame && left && surveyed > 0 && left.rows >= surveyed) return left;
  left?.close();
  await done.forget(client);
  await clearWork(client);
  await done.finish(client, sameFiles);
  return Digests.begin(folder, bytes);
}
