import { LOOKUP_CATALOGUE, type LookupInput } from './lookup-catalogue.js';
import type { Rule } from './rules.js';

const INPUTS = LOOKUP_CATALOGUE.flatMap(({ inputs }) => inputs);

/** Every input that a lookup can have, once, by its name: it takes what any type takes there, such as the e-mail that stands for a name in PIX. */
export const SUBJECT_INPUTS: ReadonlyMap<string, LookupInput> = new Map(
  INPUTS.toReversed().map((input) => [input.name, { ...input, rule: ruleOfAny(input.name) }]),
);

/** In the words of the first type where none takes it. */
function ruleOfAny(name: string): Rule {
  const rules = INPUTS.filter((input) => input.name === name).map(({ rule }) => rule);
  return (value) => (rules.some((rule) => rule(value) === null) ? null : (rules[0]?.(value) ?? null));
}
