import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backupKey } from '../platform/backup/backup-key.js';
import { checkCopy, readCopy } from '../platform/backup/copy-file.js';
import type { Manifest, Opening } from '../platform/backup/manifest.js';
import { Refusal } from '../platform/backup/refusal.js';
import { inOneLine, summaryOf } from '../platform/backup/summary-line.js';
import { writeDatabase } from '../platform/backup/write-database.js';
import { PlatformConfig } from '../platform/config/platform.config.js';
import { ConfigurationError, readConfig } from '../platform/config/read-config.js';
import { keyFaults } from '../platform/crypto/key-faults.js';

await inOneLine(async () => {
  const { from, check, replace } = asked();
  const key = backupKey();
  if (!existsSync(from)) throw new Refusal(`${from} não existe.`);
  if (check) return show(await checkCopy(from, key));
  const config = readConfig(PlatformConfig);
  const accept = (opening: Opening) => demandKeys(opening, config);
  const manifest = await writeDatabase(readCopy(from, key), { databaseUrl: config.DATABASE_URL, replace, accept });
  console.log(`Cópia de ${manifest.opening.madeAt} restaurada e conferida (${summaryOf(manifest)}).`);
});

function demandKeys({ keyMarks }: Opening, config: PlatformConfig): void {
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

function asked(): { from: string; check: boolean; replace: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { from, check, replace } = parseArgs({
      options: { from: { type: 'string' }, check: flag, replace: flag },
    }).values;
    if (from) return { from, check, replace };
  } catch {}
  throw new Refusal('Uso: restore --from ARQUIVO [--check | --replace]');
}
