import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { CheckKeys } from '../platform/crypto/check-keys.js';
import { RotateKeys } from '../platform/crypto/rotate-keys.js';
import { onProduct } from './on-product.js';

/** Ends: 0 all is of the current key, 1 not so, 2 asked wrongly. */
const [UNFINISHED, MISUSED] = [1, 2];
const UNREADABLE = 'Há valores ilegíveis: falta em ENCRYPTION_KEYS a chave que os gravou, ou estão danificados.';

const asked = read();
if (asked) {
  await onProduct(async (app) => {
    const isReadable = asked.check || (await rotate(app));
    const versions = await app.get(RotateKeys).versions();
    const keys = app.get(CheckKeys);
    const older = asked.check ? keys.olderOf(versions) : await keys.forgetOlder(versions);
    for (const { place, version, n } of versions) console.log(`${place}: ${n} com a chave ${version}`);
    const left = isReadable ? older.map(asked.check ? inUse : stillWritten) : [UNREADABLE];
    for (const line of left) console.error(line);
    if (left.length > 0) process.exitCode = UNFINISHED;
  });
} else {
  console.error('Uso: rotate-keys [--check]');
  process.exitCode = MISUSED;
}

/** Whether all could be written anew. */
async function rotate(app: INestApplicationContext): Promise<boolean> {
  await app.get(CheckKeys).execute();
  const done = await app.get(RotateKeys).execute((place, rewritten) => console.log(`${place}: ${rewritten}`));
  for (const { place, rewritten, unreadable } of done)
    console.log(`${place}: ${rewritten} regravados${unreadable > 0 ? `, ${unreadable} ilegíveis` : ''}`);
  return done.every(({ unreadable }) => unreadable === 0);
}

function inUse(version: number): string {
  return `Há valores com a chave ${version}: rode npm run rotate-keys.`;
}

function stillWritten(version: number): string {
  return `A chave ${version} ainda grava: inicie de novo cada instância com a nova em primeiro lugar e repita.`;
}

function read(): { check: boolean } | null {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  } catch {
    return null;
  }
}
