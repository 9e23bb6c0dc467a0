import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigurationError } from './configuration-error.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The secrets that a demonstration makes for itself, once; production must bring its own. */
const MADE_ONCE: Readonly<Record<string, () => string>> = {
  JWT_SECRET: () => randomBytes(48).toString('base64url'),
  ENCRYPTION_KEYS: () => `1:${randomBytes(32).toString('base64')}`,
  SUBJECT_HASH_KEY: () => randomBytes(32).toString('base64'),
};

let prepared: Environment | null = null;

/** Has the settings read from here, in place of the process's environment: for products that start beside each other in one process. */
export function useEnvironment(env: Environment): void {
  prepared = prepare(env);
}

/** The process's environment, completed outside production with secrets kept in DATA_DIR/secrets.json. */
export function environment(): Environment {
  prepared ??= prepare(process.env);
  return prepared;
}

export function isProduction(env: Environment = environment()): boolean {
  return env.NODE_ENV === 'production';
}

function prepare(env: Environment): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  if (isProduction(given)) return given;
  const missing = Object.keys(MADE_ONCE).filter((name) => !given[name]);
  return missing.length === 0 ? given : { ...readOrMakeSecrets(resolve(given.DATA_DIR ?? '.data')), ...given };
}

function readOrMakeSecrets(dataDir: string): Record<string, string> {
  const file = join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true });
    return readSecrets(file) ?? makeSecrets(file);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const { code, path = file } = error as NodeJS.ErrnoException;
    throw new ConfigurationError([`DATA_DIR: não é possível ler ou escrever ${path} (${code})`]);
  }
}

/** Null when there are none yet. A damaged file is never replaced: what its keys encrypted would be lost. */
function readSecrets(file: string): Record<string, string> | null {
  const text = readIfThere(file);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    throw new ConfigurationError([
      `DATA_DIR: ${file} está danificado; restaure a cópia, ou apague-o e perca o que foi criptografado com ele`,
    ]);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Appears whole or not at all; of two that start together, both go on with the first one's. */
function makeSecrets(file: string): Record<string, string> {
  const made = Object.fromEntries(Object.entries(MADE_ONCE).map(([name, make]) => [name, make()]));
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    linkSync(own, file);
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readSecrets(file) ?? made;
  } finally {
    rmSync(own, { force: true });
  }
}
