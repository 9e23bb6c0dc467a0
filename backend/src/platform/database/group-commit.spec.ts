import { AsyncLocalStorage } from 'node:async_hooks';
import { GroupCommit } from './group-commit.js';

/** A database that keeps what it is given, one statement at a time takes a moment. */
class Table {
  readonly groups: number[][] = [];
  failures: Array<Error | null> = [];
  poison: number | null = null;

  statements = 0;
  again: boolean[] = [];

  /** How long a statement takes. */
  moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

  write = async (items: readonly number[], again: boolean): Promise<number[]> => {
    this.statements += 1;
    this.again.push(again);
    await this.moment();
    const failure = this.failures.shift();
    if (failure) throw failure;
    if (this.poison !== null && items.includes(this.poison)) throw refused('22021');
    this.groups.push([...items]);
    return items.map((item) => item * 10);
  };
}

function refused(code: string): Error {
  return Object.assign(new Error(`SQLSTATE ${code}`), { code });
}

/** Statements that begin from now on take until the answer is called. */
function hold(table: Table): () => void {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  table.moment = () => held;
  return goOn;
}

function commits(table: Table, mostItems?: number) {
  return new GroupCommit<number, number>(table.write, mostItems);
}

describe('A group commit', () => {
  it('writes what arrives together in one statement and answers each its own result', async () => {
    const table = new Table();
    const group = commits(table);
    await expect(Promise.all([1, 2, 3].map((item) => group.add(item)))).resolves.toEqual([10, 20, 30]);
    expect(table.groups).toEqual([[1, 2, 3]]);
  });

  it('writes each group on behalf of who began it, and not of who had the one before', async () => {
    const asking = new AsyncLocalStorage<string>();
    const behalves: Array<string | undefined> = [];
    const group = new GroupCommit<number, number>(async (items) => {
      behalves.push(asking.getStore());
      await new Promise((resolve) => setTimeout(resolve, 5));
      return [...items];
    });
    const first = asking.run('Ana', () => group.add(1));
    await new Promise((resolve) => setImmediate(resolve));
    const others = [asking.run('Bia', () => group.add(2)), asking.run('Caio', () => group.add(3))];
    await Promise.all([first, ...others]);
    expect(behalves).toEqual(['Ana', 'Bia']);
  });

  it('answers nobody before the write is through', async () => {
    const table = new Table();
    const group = commits(table);
    const goOn = hold(table);
    let answered = false;
    const waiting = group.add(1).then(() => {
      answered = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toBe(false);
    goOn();
    await waiting;
    expect(table.groups).toEqual([[1]]);
  });

  it('gathers what arrives during a write into the next one, in groups of bounded size', async () => {
    const table = new Table();
    const group = commits(table, 3);
    const first = group.add(0);
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, ...[1, 2, 3, 4].map((item) => group.add(item))]);
    expect(table.groups).toEqual([[0], [1, 2, 3], [4]]);
  });

  it('lets a bad item fail alone', async () => {
    const table = new Table();
    table.poison = 2;
    const group = commits(table);
    const outcomes = await Promise.allSettled([1, 2, 3].map((item) => group.add(item)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(table.groups).toEqual([[1], [3]]);
  });

  it.each([
    ['TypeError', () => (undefined as unknown as { length: number }).length],
    ['RangeError', () => 'x'.repeat(-1)],
  ])('lets an item that cannot be written down (%s) fail alone, too', async (name, mistake) => {
    const group = new GroupCommit<number, number>(async (items) => {
      if (items.includes(2)) mistake();
      return items.map((item) => item * 10);
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map((item) => group.add(item)));
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: 10 },
      { status: 'rejected', reason: { name } },
      { status: 'fulfilled', value: 30 },
    ]);
  });

  it('finds a bad item among many in few statements, and keeps nobody else waiting for that', async () => {
    const table = new Table();
    table.poison = 77;
    const group = commits(table);
    const settled: number[] = [];
    const many = Array.from({ length: 128 }, (_, item) => group.add(item).then(() => settled.push(item)));
    const outcomes = Promise.allSettled(many);
    await new Promise((resolve) => setImmediate(resolve));
    await group.add(1_000);
    expect(settled.length).toBeLessThan(127);
    const refused = (await outcomes).flatMap(({ status }, item) => (status === 'rejected' ? [item] : []));
    expect(refused).toEqual([77]);
    expect(table.statements).toBeLessThanOrEqual(2 + 2 * Math.log2(128));
  });

  it('has one group under way at a time, and tells for how long', async () => {
    const table = new Table();
    const group = commits(table);
    expect(group.heldMs).toBe(0);
    const goOn = hold(table);
    const first = group.add(1);
    await new Promise((resolve) => setImmediate(resolve));
    const second = group.add(2);
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(group.heldMs).toBeGreaterThan(0);
    expect(table.statements).toBe(1);
    goOn();
    await Promise.all([first, second]);
    await new Promise((resolve) => setImmediate(resolve));
    expect([table.groups, group.heldMs]).toEqual([[[1], [2]], 0]);
  });

  it.each(['40P01', '57P01', '08006'])('writes once more after a passing failure (%s)', async (code) => {
    const table = new Table();
    table.failures = [refused(code)];
    await expect(commits(table).add(1)).resolves.toBe(10);
    expect(table.again).toEqual([false, true]);
  });

  it('fails the whole group when the database stays away, and goes on afterwards', async () => {
    const table = new Table();
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    table.failures = [away, away];
    const group = commits(table);
    const outcomes = await Promise.allSettled([group.add(1), group.add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(group.add(3)).resolves.toBe(30);
  });
});
