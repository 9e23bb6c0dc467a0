import type { DataSource } from 'typeorm';
import { FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import { type ListDeclaration, PagedList } from '../../src/platform/database/paged-list.js';
import { Sql } from '../../src/platform/database/sql.js';
import { pageAnswer } from '../../src/platform/http/answer.fields.js';
import type { CountedPage } from '../../src/platform/page.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

jest.setTimeout(120_000);

const ID = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

interface Row {
  readonly id: string;
  readonly size: number;
}

describe('A list that is read by keys', () => {
  let database: TestDatabase;
  let sql: Sql;
  const list = (more: Partial<ListDeclaration> = {}) =>
    new PagedList<Row>(sql, { columns: 'id, size', table: 'things', ...more });

  beforeAll(async () => {
    database = await createTestDatabase();
    const cipher = new FieldCipher(`1:${Buffer.alloc(32, 7).toString('base64')}`);
    sql = new Sql({ driver: { master: database.sql } } as unknown as DataSource, cipher);
    await database.sql.query('CREATE TABLE things (id uuid PRIMARY KEY, size int, kind text NOT NULL)');
    for (const [n, size] of [5, 3, 5, 1, 4].entries()) {
      const kind = n === 3 ? 'odd' : 'even';
      await database.sql.query('INSERT INTO things VALUES ($1, $2, $3)', [ID(n), size, kind]);
    }
  });
  afterAll(() => database.drop());

  it('begins with the newest, says where it goes on, and how many there are', async () => {
    const page = await list().page({}, 2);
    expect(page.items.map(({ id }) => id)).toEqual([ID(4), ID(3)]);
    expect([page.next, page.total, page.capped]).toEqual([ID(3), 5, false]);
  });

  it('has every row once, in another order too, and ends', async () => {
    const ordered = list({ order: { key: 'size', way: 'ASC' } });
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page: CountedPage<Row> = await ordered.page({ cursor, limit: 2 });
      sizes.push(...page.items.map(({ size }) => size));
      cursor = page.next;
    } while (cursor !== null);
    expect(sizes).toEqual([1, 3, 4, 5, 5]);
  });

  it('has what lacks the key of its order last, by id, on whatever page that begins', async () => {
    const some = `(SELECT id, nullif(size, 5) AS size FROM things) AS things`;
    const ordered = list({ table: some, order: { key: 'size', way: 'ASC', mayLack: true } });
    for (const limit of [1, 2, 3, 4, 5]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: CountedPage<Row> = await ordered.page({ cursor, limit });
        expect(page.total).toBe(5);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      } while (cursor !== null);
      expect([limit, seen]).toEqual([limit, [3, 1, 4, 0, 2].map(ID)]);
    }
  });

  it('goes on where it was, whatever has become of the row that its page ended with', async () => {
    const ordered = list({ order: { key: 'size', way: 'ASC', mayLack: true } });
    for (const now of ['9', '0', 'NULL']) {
      const { items, next } = await ordered.page({}, 2);
      expect(items.map(({ id }) => id)).toEqual([ID(3), ID(1)]);
      await database.sql.query(`UPDATE things SET size = ${now} WHERE id = '${ID(1)}'`);
      const rest = await ordered.page({ cursor: next }, 3);
      expect([now, rest.items.map(({ id }) => id)]).toEqual([now, [4, 0, 2].map(ID)]);
      await database.sql.query(`UPDATE things SET size = 3 WHERE id = '${ID(1)}'`);
    }
  });

  it('is read on as a whole from where it was, though its last row has moved meanwhile', async () => {
    await database.sql.query('CREATE TABLE moving (id uuid PRIMARY KEY, size int)');
    await database.sql.query(
      `INSERT INTO moving SELECT lpad(to_hex(n), 32, '0')::uuid, n FROM generate_series(1, 503) AS n`,
    );
    const sizes: number[][] = [];
    for await (const rows of list({ table: 'moving', order: { key: 'size', way: 'ASC' } }).pages()) {
      sizes.push(rows.map(({ size }) => size));
      await database.sql.query('UPDATE moving SET size = 502 WHERE size = 500');
    }
    expect(sizes.map((page) => page.length)).toEqual([500, 4]);
    expect(sizes[1]).toEqual([501, 502, 502, 503]);
  });

  it('takes no cursor but its own, which says nothing of the row', async () => {
    const bySize = list({ order: { key: 'size', way: 'ASC' } });
    const { next } = await bySize.page({}, 2);
    expect(next).toMatch(/^[\w-]+$/);
    expect(Buffer.from(next ?? '', 'base64url').toString('latin1')).not.toContain(ID(1));
    const others = [
      list(),
      list({ order: { key: 'size', way: 'DESC' } }),
      list({ order: { key: 'kind', way: 'ASC' } }),
    ];
    for (const other of others) {
      await expect(other.page({ cursor: next })).rejects.toMatchObject({ kind: 'invalid', text: 'Cursor inválido.' });
    }
    for (const cursor of [ID(1), 'x', `${next?.slice(0, -4)}AAAA`]) {
      await expect(bySize.page({ cursor })).rejects.toMatchObject({ kind: 'invalid', text: 'Cursor inválido.' });
    }
  });

  it('is read as a whole, of more rows than are read at once, each as it is shown', async () => {
    const many = `(SELECT lpad(to_hex(n), 32, '0')::uuid AS id, n AS size FROM generate_series(1, $1::int) AS n) AS things`;
    const all = list({ table: many, given: [601] });
    const sizes: number[] = [];
    const pages: number[] = [];
    for await (const rows of all.as(({ size }) => size).pages()) {
      pages.push(rows.length);
      sizes.push(...rows);
    }
    expect([pages, new Set(sizes).size]).toEqual([[500, 101], 601]);
    expect([await all.count(601), await all.count(600)]).toEqual([
      { total: 601, capped: false },
      { total: 600, capped: true },
    ]);
  });

  it('goes on and ends as before where a page at once is made into something else', async () => {
    const asked: number[][] = [];
    const named = list().asPages(async (page) => {
      asked.push(page.map(({ size }) => size));
      return page.map(({ size }) => `size ${size}`);
    });
    const first = await named.page({}, 2);
    expect([first.items, first.next]).toEqual([['size 4', 'size 1'], ID(3)]);
    const rest = await named.as((name) => name.toUpperCase()).page({ cursor: first.next, limit: 3 });
    expect([rest.items, rest.next, rest.total]).toEqual([['SIZE 5', 'SIZE 3', 'SIZE 5'], null, 5]);
    expect(asked).toEqual([
      [4, 1],
      [5, 3, 5],
    ]);
  });

  it('goes on by the id alone where its last row is gone', async () => {
    const left = `(SELECT * FROM things WHERE id <> '${ID(3)}') AS things`;
    expect((await list({ table: left }).page({ cursor: ID(3) }, 2)).items).toEqual([
      { id: ID(2), size: 5 },
      { id: ID(1), size: 3 },
    ]);
  });

  it('is narrowed by what is asked, and by nothing that is not', async () => {
    const filters = [
      ['kind = ?', 'even'],
      ['size >= ?', null],
      ['(size = ? OR id::text = ?::text)', 5],
    ] as const;
    const page = await list({ where: 'size > 0', filters }).page({}, 2);
    expect([page.items.map(({ id }) => id), page.next, page.total]).toEqual([[ID(2), ID(0)], null, 2]);
  });

  it('is counted up to a number, and says that there is more', async () => {
    const counted = async (mostCounted: number) => {
      const { total, capped } = await list({ mostCounted }).page({});
      return [total, capped];
    };
    expect([await counted(4), await counted(5)]).toEqual([
      [4, true],
      [5, false],
    ]);
  });

  it('is counted up to ten thousand where nothing else is said, and so its answer says', async () => {
    await database.sql.query('CREATE TABLE many_things (id uuid PRIMARY KEY, size int NOT NULL)');
    const add = `INSERT INTO many_things SELECT lpad(to_hex(n), 32, '0')::uuid, n FROM generate_series($1::int, $2::int) AS n`;
    const answer = async () => pageAnswer(await list({ table: 'many_things' }).page({}));
    await database.sql.query(add, [1, 10_000]);
    expect(await answer()).toMatchObject({ total: 10_000, totalCapped: false });
    await database.sql.query(add, [10_001, 10_001]);
    expect(await answer()).toMatchObject({ total: 10_000, totalCapped: true });
  });
});
