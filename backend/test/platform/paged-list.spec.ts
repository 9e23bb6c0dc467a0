import { pagedList } from '../../src/platform/database/paged-list.js';
import { eachPage } from '../../src/platform/page.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

jest.setTimeout(120_000);

const ID = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

interface Row {
  readonly id: string;
  readonly size: number;
}

describe('A list that is read by keys', () => {
  let database: TestDatabase;
  const list = { columns: 'id, size', table: 'things', cursor: null, size: 2 };

  beforeAll(async () => {
    database = await createTestDatabase();
    await database.sql.query('CREATE TABLE things (id uuid PRIMARY KEY, size int NOT NULL, kind text NOT NULL)');
    for (const [n, size] of [5, 3, 5, 1, 4].entries()) {
      const kind = n === 3 ? 'odd' : 'even';
      await database.sql.query('INSERT INTO things VALUES ($1, $2, $3)', [ID(n), size, kind]);
    }
  });
  afterAll(() => database.drop());

  it('begins with the newest, says where it goes on, and how many there are', async () => {
    const page = await pagedList<Row>(database.sql, list);
    expect(page.items.map(({ id }) => id)).toEqual([ID(4), ID(3)]);
    expect([page.next, page.total, page.capped]).toEqual([ID(3), 5, false]);
  });

  it('has every row once, in another order too, and ends', async () => {
    const order = { key: 'size', way: 'ASC' } as const;
    const sizes: number[] = [];
    for await (const rows of eachPage((cursor) => pagedList<Row>(database.sql, { ...list, order, cursor })))
      sizes.push(...rows.map(({ size }) => size));
    expect(sizes).toEqual([1, 3, 4, 5, 5]);
  });

  it('is narrowed by what is asked, and by nothing that is not', async () => {
    const filters = [
      ['kind = ?', 'even'],
      ['size >= ?', null],
      ['(size = ? OR id::text = ?::text)', 5],
    ] as const;
    const page = await pagedList<Row>(database.sql, { ...list, where: 'size > 0', filters });
    expect([page.items.map(({ id }) => id), page.next, page.total]).toEqual([[ID(2), ID(0)], null, 2]);
  });

  it('is counted up to a number, and says that there is more', async () => {
    const counted = async (mostCounted: number) => {
      const { total, capped } = await pagedList<Row>(database.sql, { ...list, mostCounted });
      return [total, capped];
    };
    expect([await counted(4), await counted(5)]).toEqual([
      [4, true],
      [5, false],
    ]);
  });
});
