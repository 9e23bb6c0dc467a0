import pg from 'pg';
import { productsOn } from './catalogue.js';
import type { Manifest } from './manifest.js';
import { readDatabase } from './read-database.js';
import { Refusal } from './refusal.js';
import { writeDatabase } from './write-database.js';

export interface Move {
  readonly from: string;
  readonly to: string;
  readonly replace: boolean;
}

/** Puts everything of one database into another. The product must not run: what it wrote meanwhile would be left behind. */
export async function moveDatabase({ from, to, replace }: Move): Promise<Manifest> {
  const client = new pg.Client({ connectionString: from, application_name: 'nitido-move', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if ((await productsOn(client)) > 0) {
      throw new Refusal(
        'O Nítido está em execução. Encerre todas as instâncias antes de mudar o banco de dados de lugar.',
      );
    }
    return await writeDatabase(readDatabase(client), { databaseUrl: to, replace, accept: () => {} });
  } finally {
    await client.end();
  }
}
