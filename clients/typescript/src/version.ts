/** Of this package; made by scripts/generate.mjs. */
export const VERSION = '1.2.6';
