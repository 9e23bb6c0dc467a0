import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { CopyIn } from '../../src/modules/companies/load/adapters/copy-in.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

jest.setTimeout(60_000);

const NO_ROOM = `
  CREATE TABLE rows_of_a_file (n int);
  CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full';
  END $$;
  CREATE TRIGGER no_room BEFORE INSERT ON rows_of_a_file FOR EACH ROW EXECUTE FUNCTION no_room()`;

/** One row of one column: a 1. */
const ROW = Buffer.from('00010000000400000001', 'hex');

describe('Rows on their way into a table whose disk is full', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    await database.sql.query(NO_ROOM);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const copied = async (send: (copy: CopyIn) => Promise<void>) => {
    const copy = new CopyIn(client, 'rows_of_a_file');
    await send(copy);
    await copy.end();
  };

  it.each<[string, (copy: CopyIn) => Promise<void>]>([
    [
      'while more are sent',
      async (copy) => {
        for (;;) {
          await copy.send(Buffer.concat(Array.from({ length: 1_000 }, () => ROW)));
          await setImmediate();
        }
      },
    ],
    ['at their end', (copy) => copy.send(ROW)],
  ])('%s: PostgreSQL’s own error is told, and the connection goes on', async (_when, send) => {
    await expect(copied(send)).rejects.toMatchObject({ code: '53100' });
    expect((await client.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  });
});
