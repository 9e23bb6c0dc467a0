import { aloneOn } from './alone-on.js';
import type { Manifest } from './manifest.js';
import { readDatabase } from './read-database.js';
import { writeDatabase } from './write-database.js';

const REFUSAL = 'O Nítido está em execução. Encerre todas as instâncias antes de mudar o banco de dados de lugar.';

/** Puts everything of one database into another. The product must not run: what it wrote meanwhile would be left behind. */
export function moveDatabase({ from, to, replace }: { from: string; to: string; replace: boolean }): Promise<Manifest> {
  return aloneOn({ databaseUrl: from, name: 'nitido-move', refusal: REFUSAL }, (client) =>
    writeDatabase(readDatabase(client), { databaseUrl: to, replace, accept: () => {} }),
  );
}
