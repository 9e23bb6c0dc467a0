import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { AppError } from '../kernel/errors.js';
import type { AuditCommand } from '../modules/lookups/index.js';

interface Asked {
  readonly verb: string;
  readonly from: string | null;
  readonly to: string | null;
}

const USAGE = 'Uso: audit verify | audit export [--from AAAA-MM-DD] [--to AAAA-MM-DD]';
/** Ends: 0 as it was written, 1 not so, 2 asked wrongly, 3 somebody else is at it. */
const [DIFFERS, MISUSED, BUSY] = [1, 2, 3];

const asked = read();
if (asked) {
  // Who asked wrongly need not wait for the whole product.
  const { onAudit } = await import('./on-audit.js');
  await onAudit(async (audit) => {
    process.exitCode = await run(audit, asked);
  });
} else {
  console.error(USAGE);
  process.exitCode = MISUSED;
}

async function run(audit: AuditCommand, { verb, from, to }: Asked): Promise<number> {
  try {
    return verb === 'verify' ? await verify(audit) : await save(audit, from, to);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    return BUSY;
  }
}

async function verify(command: AuditCommand): Promise<number> {
  const { intact, lines } = await command.verify();
  for (const line of lines) console.log(line);
  return intact ? 0 : DIFFERS;
}

async function save(command: AuditCommand, from: string | null, to: string | null): Promise<number> {
  const file = await command.export(from, to);
  if (!file) {
    console.error(`Data inválida.\n${USAGE}`);
    return MISUSED;
  }
  for await (const part of file) if (!process.stdout.write(part)) await once(process.stdout, 'drain');
  return 0;
}

function read(): Asked | null {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [verb = '', ...rest] = positionals;
    if (!['verify', 'export'].includes(verb) || rest.length > 0) return null;
    return { verb, from: values.from ?? null, to: values.to ?? null };
  } catch {
    return null;
  }
}
