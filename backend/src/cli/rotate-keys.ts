import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { CheckKeys } from '../platform/crypto/check-keys.js';
import { RotateKeys } from '../platform/crypto/rotate-keys.js';
import { onProduct } from './on-product.js';

/** Ends: 0 all is of the current key, 1 not so, 2 asked wrongly. */
const [UNFINISHED, MISUSED] = [1, 2];

const asked = read();
if (asked) {
  await onProduct(async (app) => {
    const left = asked.check ? [] : await rotate(app);
    for (const { place, version, n } of await app.get(RotateKeys).versions())
      console.log(`${place}: ${n} com a chave ${version}`);
    for (const line of left) console.error(line);
    if (left.length > 0) process.exitCode = UNFINISHED;
  });
} else {
  console.error('Uso: rotate-keys [--check]');
  process.exitCode = MISUSED;
}

/** Answers what keeps older keys in use, a line each. */
async function rotate(app: INestApplicationContext): Promise<string[]> {
  const [keys, marks] = [app.get(RotateKeys), app.get(CheckKeys)];
  await marks.execute();
  const done = await keys.execute((place, rewritten) => console.log(`${place}: ${rewritten}`));
  for (const { place, rewritten, unreadable } of done)
    console.log(`${place}: ${rewritten} regravados${unreadable > 0 ? `, ${unreadable} ilegíveis` : ''}`);
  const older = await marks.forgetOlder(await keys.versions());
  const unreadable = done.some((one) => one.unreadable > 0);
  if (unreadable)
    return ['Há valores ilegíveis: falta em ENCRYPTION_KEYS a chave que os gravou, ou estão danificados.'];
  return older.map(
    (version) => `A chave ${version} ainda grava: inicie de novo cada instância com a nova em primeiro lugar e repita.`,
  );
}

function read(): { check: boolean } | null {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  } catch {
    return null;
  }
}
