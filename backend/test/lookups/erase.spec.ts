import { startApp, type World } from '../harness/start-app.js';
import { Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const CPF = '52998224725';
const NOBODYS = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

let app: World;

beforeAll(async () => {
  app = await startApp();
});

const erase = (ana: Subscriber, ids: unknown) =>
  ana.http.post<{ erased: number; error: string }>('/api/user/history/erase', { ids });

async function withEntries(count: number): Promise<{ ana: Subscriber; ids: string[] }> {
  const ana = await Subscriber.of(app);
  for (let i = 0; i < count; i++) await (i % 2 ? ana.cnpj('11222333000181') : ana.cpf(CPF));
  return { ana, ids: (await ana.history()).history.map(({ id }) => id) };
}

async function accesses(ids: readonly string[]): Promise<string[]> {
  const sql = 'SELECT history_id, action FROM lookup_accesses WHERE history_id = ANY ($1) ORDER BY 1';
  const { rows } = await app.sql.query<{ history_id: string; action: string }>(sql, [ids]);
  return rows.map(({ history_id, action }) => `${history_id} ${action}`);
}

describe('Entries erased together', () => {
  it('are gone, each on record, taken off the totals, and the audit stays', async () => {
    const { ana, ids } = await withEntries(5);
    const gone = ids.slice(0, 3);
    expect((await erase(ana, gone)).body).toEqual({ success: true, erased: 3 });
    expect(await ana.history()).toMatchObject({ total: 2, successes: 2 });
    expect((await ana.history()).history.map(({ id }) => id)).toEqual(ids.slice(3));
    expect(await accesses(ids)).toEqual([...gone].sort().map((id) => `${id} erased`));
    const kept = await ana.kept();
    expect([kept.history.length, kept.audit.length, kept.counted]).toEqual([2, 5, 2]);
  });

  it('of somebody else, or named twice, or already gone, are silently not there', async () => {
    const [{ ana, ids }, other] = [await withEntries(2), await withEntries(2)];
    const answer = await erase(ana, [...other.ids, NOBODYS, ids[0], ids[0]?.toUpperCase()]);
    expect([answer.status, answer.body.erased]).toEqual([200, 1]);
    expect((await erase(ana, ids)).body.erased).toBe(1);
    expect((await erase(ana, ids)).body.erased).toBe(0);
    expect((await other.ana.history()).total).toBe(2);
    expect(await accesses(other.ids)).toEqual([]);
  });

  it('by several calls at once are erased once each, whatever their order', async () => {
    const { ana, ids } = await withEntries(20);
    const calls = Array.from({ length: 6 }, (_, i) => erase(ana, i % 2 ? ids : [...ids].reverse()));
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.reduce((sum, { body }) => sum + body.erased, 0)).toBe(20);
    expect(await ana.history()).toMatchObject({ total: 0, successes: 0, history: [] });
    expect(await accesses(ids)).toHaveLength(20);
  });

  it.each([
    [[], 'Escolha de 1 a 100 consultas.'],
    [Array(101).fill(NOBODYS), 'Escolha de 1 a 100 consultas.'],
    [undefined, 'Escolha de 1 a 100 consultas.'],
    [['1'], 'Consulta inválida na seleção.'],
    [[7], 'Consulta inválida na seleção.'],
  ])('are refused when the choice is none', async (ids, text) => {
    const { status, body } = await erase(await Subscriber.of(app), ids);
    expect([status, body.error]).toEqual([400, text]);
  });
});

describe('The totals of the list', () => {
  it('equal a recount after lookups and erasures at the same time', async () => {
    const { ana, ids } = await withEntries(12);
    const lookups = Array.from({ length: 30 }, (_, i) => (i % 3 ? ana.cpf(CPF) : ana.cpf('00000000191')));
    const erasures = ids.map((id) => erase(ana, [id]));
    const polls = Array.from({ length: 10 }, () => ana.history());
    for (const { total, successes } of await Promise.all(polls)) expect(successes).toBeLessThanOrEqual(total);
    await Promise.all([...lookups, ...erasures]);
    const { rows } = await app.sql.query<{ total: number; successes: number }>(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE outcome = 'success')::int AS successes
       FROM lookup_history WHERE account_id = $1`,
      [ana.id],
    );
    const { total, successes, totalCapped } = await ana.history();
    expect([{ total, successes }, totalCapped]).toEqual([rows[0], false]);
    const day = await ana.history('?from=2020-01-01');
    expect([day.total, day.successes]).toEqual([total, successes]);
    expect((await ana.history('?status=error')).successes).toBe(0);
  });
});
