import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { openSession } from './sessions';

export const PASSWORD = 'Trilha-9041';
/** The least that argon2 allows: the hash says so, and is verified as quickly. */
const CHEAP = { memoryCost: 8, timeCost: 1 };

/** Runs one statement on the product's database. */
export async function onDatabase(text: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  await client.query(text, values).finally(() => client.end());
}

/** An administrator whom no other journey uses. */
export async function newAdmin({ oneTime = false } = {}): Promise<{ id: string; username: string }> {
  const id = randomUUID();
  const username = `chefe-${id.slice(0, 8)}`;
  await onDatabase(
    `insert into accounts (id, role, username, name, password_hash, must_change_password, created_at)
     values ($1, 'admin', $2, 'Administração', $3, $4, now())`,
    [id, username, await hash(PASSWORD, CHEAP), oneTime],
  );
  return { id, username };
}

/** Opens the session of such an administrator, without a page; answers the account's id. */
export async function enterAsNewAdmin(page: Page): Promise<string> {
  const { id, username } = await newAdmin();
  await openSession(page, 'admin/login', { username, password: PASSWORD });
  return id;
}
