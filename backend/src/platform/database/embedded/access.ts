import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a cluster lies and how it is reached; kept in the data folder, readable by its owner only. */
export interface Access {
  folder: string;
  port: number;
  password: string;
  adminPassword: string;
}

/** Undefined when the data folder has none (or a damaged one). */
export function loadAccess(dataDir: string): Access | undefined {
  const file = accessFile(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Access;
  } catch {
    return undefined;
  }
}

/** Missing passwords are made; port 0 means "any free one". */
export function saveAccess(dataDir: string, part: Partial<Access> & { folder: string }): Access {
  const access = { port: 0, password: secret(), adminPassword: secret(), ...part };
  const fresh = `${accessFile(dataDir)}.new`;
  writeFileSync(fresh, JSON.stringify(access, null, 2), { mode: 0o600 });
  renameSync(fresh, accessFile(dataDir));
  return access;
}

export function forgetAccess(dataDir: string): void {
  rmSync(accessFile(dataDir), { force: true });
}

function accessFile(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}
