import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The secrets that a demonstration makes for itself, once; production must bring its own. */
const MADE_ONCE: Readonly<Record<string, () => string>> = {
  JWT_SECRET: () => randomBytes(48).toString('base64url'),
  ENCRYPTION_KEYS: () => `1:${randomBytes(32).toString('base64')}`,
  SUBJECT_HASH_KEY: () => randomBytes(32).toString('base64'),
};

let prepared: Environment | null = null;

/** The process's environment, completed outside production with secrets kept in DATA_DIR/secrets.json. */
export function environment(): Environment {
  prepared ??= prepare(process.env);
  return prepared;
}

export function isProduction(env: Environment = environment()): boolean {
  return env.NODE_ENV === 'production';
}

function prepare(env: Environment): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  if (isProduction(given)) return given;
  const missing = Object.keys(MADE_ONCE).filter((name) => !given[name]);
  return missing.length === 0 ? given : { ...readOrMakeSecrets(resolve(given.DATA_DIR ?? '.data')), ...given };
}

function readOrMakeSecrets(dataDir: string): Record<string, string> {
  const file = join(dataDir, 'secrets.json');
  const made = Object.fromEntries(Object.entries(MADE_ONCE).map(([name, make]) => [name, make()]));
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
