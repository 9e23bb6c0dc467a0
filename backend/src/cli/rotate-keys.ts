import { CheckKeys } from '../platform/crypto/check-keys.js';
import { RotateKeys } from '../platform/crypto/rotate-keys.js';
import { onProduct } from './on-product.js';

await onProduct(async (app) => {
  const keys = app.get(RotateKeys);
  if (!process.argv.includes('--check')) {
    await app.get(CheckKeys).execute();
    const done = await keys.execute((place, rewritten) => console.log(`${place}: ${rewritten}`));
    for (const { place, rewritten, unreadable } of done) {
      console.log(`${place}: ${rewritten} regravados${unreadable > 0 ? `, ${unreadable} ilegíveis` : ''}`);
    }
    if (done.some(({ unreadable }) => unreadable > 0)) process.exitCode = 1;
    else await app.get(CheckKeys).forgetOlder();
  }
  for (const { place, version, n } of await keys.versions()) console.log(`${place}: ${n} com a chave ${version}`);
});
