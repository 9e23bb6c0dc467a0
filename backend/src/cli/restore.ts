import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closingLines } from '../platform/backup/after-restore.js';
import { backupKey } from '../platform/backup/backup-key.js';
import { type Bring, withCarried, writeCarried } from '../platform/backup/carried-rows.js';
import { checkCopy, readCopy } from '../platform/backup/copy-file.js';
import type { Manifest, Opening } from '../platform/backup/manifest.js';
import { Refusal } from '../platform/backup/refusal.js';
import { inOneLine, summaryOf } from '../platform/backup/summary-line.js';
import { writeDatabase } from '../platform/backup/write-database.js';
import { PlatformConfig } from '../platform/config/platform.config.js';
import { ConfigurationError, readConfig } from '../platform/config/read-config.js';
import { keyFaults } from '../platform/crypto/key-faults.js';

/** Instead of an address: the database that the copy replaces, whose address only we know where it is the embedded one. */
const REPLACED = 'replaced';

await inOneLine(async () => {
  const { from, check, replace, carryFrom } = asked();
  const key = backupKey();
  if (!existsSync(from)) throw new Refusal(`${from} não existe.`);
  if (check) return show(await checkCopy(from, key));
  const config = readConfig(PlatformConfig);
  const accept = (marked: Pick<Opening, 'keyMarks'>) => demandKeys(marked, config);
  // The whole product comes with it, which a check needs not.
  const { AFTER_RESTORE } = await import('./after-restore.js');
  const carries = AFTER_RESTORE.flatMap((module) => module.carries ?? []);
  const previous = carryFrom === REPLACED ? config.DATABASE_URL : carryFrom;
  let came: ReadonlyMap<string, number> = new Map();
  const restore = (prepare?: Bring) =>
    writeDatabase(readCopy(from, key), {
      databaseUrl: config.DATABASE_URL,
      replace,
      accept,
      prepare,
      finish: async (client) => {
        for (const statement of AFTER_RESTORE.flatMap(({ ends = [] }) => ends)) await client.query(statement);
        if (prepare) came = await writeCarried(carries, client);
      },
    });
  const manifest = await (previous ? withCarried(previous, carries, accept, restore) : restore());
  const { madeAt } = manifest.opening;
  console.log(`Cópia de ${madeAt} restaurada e conferida (${summaryOf(manifest)}).`);
  for (const line of closingLines(AFTER_RESTORE, madeAt, came)) console.log(line);
});

function demandKeys({ keyMarks }: Pick<Opening, 'keyMarks'>, config: PlatformConfig): void {
  const marks = keyMarks.map(({ name, mark }) => ({ name, mark: Buffer.from(mark, 'base64') }));
  const faults = keyFaults(marks, config);
  if (faults.length > 0) throw new ConfigurationError(faults);
}

function show(manifest: Manifest): void {
  const { product, madeAt, postgres, migrations } = manifest.opening;
  console.log(`Nítido ${product}, PostgreSQL ${postgres}, ${madeAt}, até a migração ${migrations.at(-1)}`);
  for (const [table, { rows, sum }] of Object.entries(manifest.closing.tables))
    console.log(`${table}\t${rows}\t${sum}`);
  console.log(`A cópia está inteira (${summaryOf(manifest)}).`);
}

function asked(): { from: string; check: boolean; replace: boolean; carryFrom: string | undefined } {
  try {
    const [flag, text] = [{ type: 'boolean', default: false }, { type: 'string' }] as const;
    const options = { from: text, check: flag, replace: flag, 'carry-from': text };
    const { from, check, replace, 'carry-from': carryFrom } = parseArgs({ options }).values;
    if (from) return { from, check, replace, carryFrom };
  } catch {}
  throw new Refusal('Uso: restore --from ARQUIVO [--check | [--replace] [--carry-from postgresql://… | replaced]]');
}
