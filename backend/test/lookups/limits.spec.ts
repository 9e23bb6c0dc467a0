import { startApp, WITHOUT_SANDBOX } from '../harness/start-app.js';
import { type HistoryBody, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

describe('An account that looks up too fast', () => {
  it('is told how long to wait, while others go on', async () => {
    const app = await startApp({ env: { RATE_LIMIT: 'on', LOOKUPS_BURST: '3', LOOKUPS_PER_MINUTE: '6' } });
    const [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    for (let i = 0; i < 3; i++) expect((await ana.cpf('52998224725')).status).toBe(200);
    const { status, body, headers } = await ana.cpf('52998224725');
    expect([status, body.code, body.error]).toEqual([
      429,
      'RATE_LIMITED',
      'Muitas consultas em pouco tempo. Aguarde e tente novamente.',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ana.kept()).history).toHaveLength(3);
    expect((await bia.cpf('52998224725')).status).toBe(200);
    await app.stop();
  });
});

describe('Personal lookups without a contracted source', () => {
  it('are in maintenance, and leave an entry of no success that names no source and costs nothing', async () => {
    const world = await startApp();
    const app = await startApp({ beside: world, env: WITHOUT_SANDBOX });
    const ana = await Subscriber.of(world);
    const { status, body } = await ana.at(app).post('/api/external/cpf', { cpf: '52998224725' });
    expect([status, body.code, body.error]).toEqual([503, 'MAINTENANCE', 'Manutenção, voltará em breve...']);
    expect(await ana.kept()).toEqual({ history: ['cpf source_down'], audit: ['cpf source_down'], counted: 1 });
    const { rows } = await world.sql.query('SELECT fonte, origem FROM lookup_audit WHERE account_id = $1', [ana.id]);
    expect(rows).toEqual([{ fonte: null, origem: null }]);
    const { history, successes } = (await ana.http.get<HistoryBody>('/api/user/history')).body;
    expect(history.map(({ success, query }) => [success, query])).toEqual([[false, '***.982.247-**']]);
    expect(successes).toBe(0);
    const { usadas } = (await ana.http.get<{ usadas: number }>('/api/user/usage')).body;
    expect(usadas).toBe(0);
    await app.stop();
    await world.stop();
  });
});
