import { createTransformer as translate } from '@swc/jest';

const FROM = /\bfrom\s*(['"])(.+?)\1/g;

/**
 * Translates for Jest like @swc/jest, but a module is loaded when something of it is used first: a suite that needs one class
 * would else load the whole product, through the index of each module on the way, and Jest does that anew in every suite.
 */
export function createTransformer(options) {
  const { getCacheKey } = translate(options);
  return {
    canInstrument: true,
    getCacheKey,
    process: (source, ...rest) => {
      const lazy = [...source.matchAll(FROM)].map(([, , name]) => name);
      return translate({ ...options, module: { ...options.module, lazy } }).process(source, ...rest);
    },
  };
}

export default { createTransformer };
