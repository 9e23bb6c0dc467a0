import { reasonOf } from '../../kernel/reason-of.js';
import { ConfigurationError } from '../config/read-config.js';
import { DISK_FULL } from '../database/database-faults.js';
import type { Manifest } from './manifest.js';
import { Refusal } from './refusal.js';

const BAD_SETTINGS = 78;

/** Runs a command; what keeps it from its end is told in one line, with an exit code that is not 0. */
export async function inOneLine(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = error instanceof ConfigurationError ? BAD_SETTINGS : 1;
    for (const line of linesOf(error)) console.error(line);
  }
}

/** How much there is of what. */
export function summaryOf({ closing }: Manifest): string {
  const tables = Object.values(closing.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tabelas, ${rows} linhas`;
}

function linesOf(error: unknown): string[] {
  if (error instanceof ConfigurationError) return error.faults.map((fault) => `Configuração: ${fault}`);
  if (error instanceof Refusal) return [error.message];
  const { code } = error as { code?: string };
  if (code === DISK_FULL) return ['O disco do PostgreSQL está cheio; nada foi mudado.'];
  return [`Não foi possível terminar, e nada foi mudado: ${reasonOf(error)}${code ? ` (${code})` : ''}.`];
}
