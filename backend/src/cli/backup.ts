import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { backUp } from '../platform/backup/back-up.js';
import { CopiedDatabaseConfig } from '../platform/backup/backup.config.js';
import { backupKey } from '../platform/backup/backup-key.js';
import { Refusal } from '../platform/backup/refusal.js';
import { inOneLine, summaryOf } from '../platform/backup/summary-line.js';
import { readConfig } from '../platform/config/read-config.js';

await inOneLine(async () => {
  const file = asked();
  const { DATABASE_URL: databaseUrl } = readConfig(CopiedDatabaseConfig, process.env);
  const manifest = await backUp({ databaseUrl, file, key: backupKey() });
  if (!manifest.noted)
    console.error('Aviso: o banco de dados não anotou esta cópia, e os alertas não sabem dela. É uma réplica?');
  console.log(`Cópia feita e conferida: ${file} (${summaryOf(manifest)}, de ${manifest.opening.madeAt}).`);
});

function asked(): string {
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (to) return to;
  } catch {}
  throw new Refusal('Uso: backup --to ARQUIVO');
}
