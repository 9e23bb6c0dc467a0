import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator';
import { ConfigurationError } from './configuration-error.js';
import { type Environment, environment } from './environment.js';

type ConfigClass<T> = new () => T;

export { ConfigurationError };

/** Settings of one part of the product: the properties of `Class` are the names of environment variables. */
export function readConfig<T extends object>(Class: ConfigClass<T>, env: Environment = environment()): T {
  const config = plainToInstance(Class, settings(env), { exposeDefaultValues: true });
  const faults = validateSync(config, { forbidUnknownValues: false }).map(faultOf);
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config;
}

/** The names of the settings that a class declares. */
export function namesOf(Class: ConfigClass<object>): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Class, '', true, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}

/** Reads every class and reports all their faults together, after those that are known already. */
export function checkConfig(classes: readonly ConfigClass<object>[], known: readonly string[] = []): void {
  const read = classes.flatMap((Class) => {
    try {
      readConfig(Class);
      return [];
    } catch (error) {
      if (error instanceof ConfigurationError) return error.faults;
      throw error;
    }
  });
  const faults = [...new Set([...known, ...read])];
  if (faults.length > 0) throw new ConfigurationError(faults);
}

/** One line a setting: whether it is missing or refused, and then our own words where a rule has some. */
function faultOf({ property, value, constraints = {} }: ValidationError): string {
  const own = Object.values(constraints).find((text) => !text.startsWith(`${property} `)) ?? '';
  const state = value === undefined ? 'falta' : 'valor recusado';
  const words = own.startsWith(`${property}: `) ? own.slice(property.length + 2) : own;
  return [`${property}: ${state}`, words].filter(Boolean).join('; ');
}

function settings(env: Environment): object {
  const known = Object.keys(env).filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name) && env[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, env[name]]));
}
