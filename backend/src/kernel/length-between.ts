import type { Rule } from './rules.js';

/** A text of an administrator's own words: neither empty nor endless. */
export function lengthBetween(least: number, most: number): Rule {
  return (value) => {
    const { length } = value.trim();
    if (length < least) return `Escreva pelo menos ${least} caracteres.`;
    return length > most ? `Use no máximo ${most} caracteres.` : null;
  };
}
