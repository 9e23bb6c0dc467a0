import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { MovedDatabaseConfig } from '../platform/backup/backup.config.js';
import { moveDatabase } from '../platform/backup/move-database.js';
import { Refusal } from '../platform/backup/refusal.js';
import { inOneLine, summaryOf } from '../platform/backup/summary-line.js';
import { connectionFaults } from '../platform/config/platform.config.js';
import { ConfigurationError, readConfig } from '../platform/config/read-config.js';

await inOneLine(async () => {
  const replace = replaces();
  const { DATABASE_URL: from, TARGET_DATABASE_URL: to } = readConfig(MovedDatabaseConfig, process.env);
  const inClear = connectionFaults(process.env, ['TARGET_DATABASE_URL']);
  if (inClear.length > 0) throw new ConfigurationError(inClear);
  const manifest = await moveDatabase({ from, to, replace });
  console.log(`Banco de dados copiado e conferido (${summaryOf(manifest)}). O de antes ficou como estava.`);
  console.log(
    'Inicie agora com DATABASE_URL igual a TARGET_DATABASE_URL e com os mesmos segredos (secrets.json ou ambiente).',
  );
});

function replaces(): boolean {
  try {
    return parseArgs({ options: { replace: { type: 'boolean', default: false } } }).values.replace;
  } catch {
    throw new Refusal('Uso: move-database [--replace]');
  }
}
