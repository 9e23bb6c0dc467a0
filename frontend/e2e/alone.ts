import { Client } from 'pg';

/** Tells these locks from the product's own. */
const JOURNEYS = 7_251_998;

/**
 * Does the work alone among all journeys that name the same: for what one of them changes for everybody and others read.
 * The lock lies in the product's database, and is free again when the connection ends.
 */
export async function alone<T>(what: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [JOURNEYS, what]);
    return await work();
  } finally {
    await client.end();
  }
}
