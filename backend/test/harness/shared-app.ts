import { Pool } from 'pg';
import { clients, type World } from './start-app.js';

type Place = Pick<World, 'url' | 'sandboxUrl' | 'databaseUrl' | 'dataDir'>;

const borrowed = new Set<World>();

/**
 * An app that other suites have used and will use, with everything that they left in it; at this moment nobody else does.
 * For suites that make their own users and codes, look at nothing but these, and put back what they change for all (a fault, a
 * setting, the administrator's password). Any other suite starts an app of its own.
 */
export async function sharedApp(env: Record<string, string> = {}): Promise<World> {
  const place = await ask<Place>('/lend', env);
  const sql = new Pool({ connectionString: place.databaseUrl, max: 4 });
  sql.on('error', () => {});
  const world = { ...place, ...clients(place.url, place.sandboxUrl), sql };
  borrowed.add(world);
  return world;
}

export async function returnEveryApp(): Promise<void> {
  for (const world of borrowed) {
    borrowed.delete(world);
    await world.sql.end();
    await ask('/return', { url: world.url });
  }
}

async function ask<T>(path: string, body: object): Promise<T> {
  const { WORLDS_URL: server } = process.env;
  if (!server) throw new Error('Nobody lends apps for this test. Run it with: npm test -- <path>');
  const answer = await fetch(server + path, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}
