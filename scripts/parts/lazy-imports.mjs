import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTransformer as translate } from '@swc/jest';

const FROM = /\bfrom\s*(['"])(.+?)\1/g;
const OWN_TEXT = readFileSync(fileURLToPath(import.meta.url));

/**
 * Translates for Jest like @swc/jest, but a module is loaded when something of it is used first: a suite that needs one class
 * would else load the whole product, through the index of each module on the way, and Jest does that anew in every suite.
 */
function createTransformer(options) {
  const { canInstrument, getCacheKey } = translate(options);
  return {
    canInstrument,
    // Jest keeps what was translated for as long as this stays the same.
    getCacheKey: (...asked) =>
      createHash('sha1')
        .update(getCacheKey(...asked))
        .update(OWN_TEXT)
        .digest('hex'),
    process: (source, ...rest) => {
      const lazy = [...source.matchAll(FROM)].map(([, , name]) => name);
      return translate({ ...options, module: { ...options.module, lazy } }).process(source, ...rest);
    },
  };
}

export default { createTransformer };
