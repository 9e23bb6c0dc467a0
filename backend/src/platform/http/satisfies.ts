import { registerDecorator } from 'class-validator';
import type { Rule } from '../../kernel/rules.js';

/** The same for each item of a list. */
export function SatisfiesEach(rule: Rule): PropertyDecorator {
  const failed = (value: unknown) => {
    const items = Array.isArray(value) ? value : [];
    return (
      items.map((item) => (typeof item === 'string' ? rule(item) : rule(''))).find((text) => text !== null) ?? null
    );
  };
  return (target, property) => {
    registerDecorator({
      name: 'satisfiesEach',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => failed(value) === null,
        defaultMessage: (args) => failed(args?.value) ?? `Campo inválido: ${String(property)}.`,
      },
    });
  };
}

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
