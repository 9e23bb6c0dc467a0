import { registerDecorator } from 'class-validator';
import type { Rule } from '../../kernel/rules.js';

/** Holds a DTO's field to one of the kernel's rules, in the rule's own words. A field that is no text fails as an empty one. */
export function Satisfies(rule: Rule): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'satisfies',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => typeof value === 'string' && rule(value) === null,
        defaultMessage: (args) => {
          const value = typeof args?.value === 'string' ? args.value : '';
          return rule(value) ?? `Campo inválido: ${String(property)}.`;
        },
      },
    });
  };
}
