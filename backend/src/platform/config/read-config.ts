import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { type Environment, environment } from './environment.js';

type ConfigClass<T> = new () => T;

/** One line a fault, each naming the setting and what is wrong with it. */
export class ConfigurationError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigurationError';
  }
}

/** Settings of one part of the product: the properties of `Class` are the names of environment variables. */
export function readConfig<T extends object>(Class: ConfigClass<T>, env: Environment = environment()): T {
  const config = plainToInstance(Class, settings(env), { exposeDefaultValues: true });
  const faults = validateSync(config, { forbidUnknownValues: false }).flatMap((error) =>
    Object.values(error.constraints ?? {}).map((text) =>
      text.startsWith(error.property) ? text : `${error.property}: ${text}`,
    ),
  );
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config;
}

/** Reads every class and reports all their faults together. */
export function checkConfig(classes: readonly ConfigClass<object>[]): void {
  const faults = classes.flatMap((Class) => {
    try {
      readConfig(Class);
      return [];
    } catch (error) {
      if (error instanceof ConfigurationError) return error.faults;
      throw error;
    }
  });
  if (faults.length > 0) throw new ConfigurationError([...new Set(faults)]);
}

function settings(env: Environment): object {
  const known = Object.keys(env).filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name) && env[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, env[name]]));
}
