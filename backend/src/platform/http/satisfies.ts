import { ValidateBy } from 'class-validator';
import type { Rule } from '../../kernel/rules.js';

/** Holds a DTO's field to one of the kernel's rules, in the rule's own words. A field that is no text fails as an empty one. */
export function Satisfies(rule: Rule): PropertyDecorator {
  return satisfying('satisfies', rule, (value) => [value]);
}

/** The same for each item of a list. */
export function SatisfiesEach(rule: Rule): PropertyDecorator {
  return satisfying('satisfiesEach', rule, (value) => (Array.isArray(value) ? value : []));
}

function satisfying(name: string, rule: Rule, partsOf: (value: unknown) => readonly unknown[]): PropertyDecorator {
  const fails = (part: unknown) => typeof part !== 'string' || rule(part) !== null;
  return ValidateBy({
    name,
    validator: {
      validate: (value) => !partsOf(value).some(fails),
      defaultMessage: (args) => {
        const failed = partsOf(args?.value).find(fails);
        return rule(typeof failed === 'string' ? failed : '') ?? `Campo inválido: ${args?.property}.`;
      },
    },
  });
}
