import { type RunningApp, startApp } from '../harness/start-app.js';

jest.setTimeout(120_000);

describe('The harness', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ ownProcess: true });
  });

  it('serves the built product on a migrated database of its own', async () => {
    expect(await app.http.get('/api/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const { rows } = await app.sql.query('select current_user as role, current_setting($1) as super', ['is_superuser']);
    expect(rows).toEqual([{ role: 'nitido_test', super: 'off' }]);
  });

  it('puts a sandbox of its own at the other end', async () => {
    expect((await app.sandbox.get('/healthz')).status).toBe(200);
  });

  it('starts the app again at the same address after it was killed', async () => {
    const before = app.pid();
    await app.kill('SIGKILL');
    await expect(app.http.get('/api/health/live')).rejects.toThrow('ECONNREFUSED');
    await app.restart();
    expect(app.pid()).not.toBe(before);
    expect((await app.http.get('/api/health/live')).status).toBe(200);
  });

  it('runs a second instance on the same data', async () => {
    const second = await startApp({ beside: app });
    expect([second.databaseUrl, second.sandboxUrl]).toEqual([app.databaseUrl, app.sandboxUrl]);
    expect((await second.http.get('/api/health/ready')).status).toBe(200);
    await second.stop();
    expect((await app.http.get('/api/health/ready')).status).toBe(200);
  });

  it('says which setting was refused where an app of the tests’ own process cannot start', async () => {
    const refused = startApp({ beside: app, env: { SOURCE_DEADLINE_MS: 'logo' } });
    await expect(refused).rejects.toThrow('SOURCE_DEADLINE_MS: valor recusado');
    await (await startApp({ beside: app })).stop();
  });
});
