import { hash, randomBytes } from 'node:crypto';

/**
 * Makes keys for what lives in this process alone: equal texts give equal keys, nothing can be read back without the
 * secret, which is never stored. A third of the price of a keyed hash that must be the same tomorrow.
 */
export function processHash(): (text: string) => string {
  const secret = randomBytes(32).toString('base64');
  return (text) => hash('sha256', `${secret}${text}`, 'base64');
}
