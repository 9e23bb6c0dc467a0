import pg from 'pg';
import { productsOn } from './catalogue.js';
import { Refusal } from './refusal.js';

/** Does the work on a database where nothing of the product runs; else throws `refusal`, since what it writes meanwhile would be left behind. */
export async function aloneOn<Result>(
  { databaseUrl, name, refusal }: { databaseUrl: string; name: string; refusal: string },
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: name, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if ((await productsOn(client)) > 0) throw new Refusal(refusal);
    return await work(client);
  } finally {
    await client.end();
  }
}
