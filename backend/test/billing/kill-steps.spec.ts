import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { QUICK_JOBS, until } from './billing-world.js';
import { KILL_STEPS } from './kill-steps.js';

describe('a product that is killed in the middle of a payment', () => {
  let app: RunningApp;
  let admin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ ownProcess: true, env: { ...QUICK_JOBS, ...ADMIN } });
  });
  // A busy machine needs longer for all of them than the proof at the door is good for.
  beforeEach(async () => {
    admin = await adminOf(app);
  });
  afterAll(() => app.stop());

  it.each(KILL_STEPS)('heals by itself from: $name (ASVS 2.3.3)', async ({ name, happen }) => {
    const aftermath = await happen({ app, admin });
    await app.restart(name === KILL_STEPS.at(-1)?.name ? 'here' : undefined);
    await until(() => aftermath.healed());
    expect(await aftermath.seen()).toEqual(aftermath.expected);
    expect((await admin.get('/api/admin/payments/audit')).body).toMatchObject({ success: true, data: [], total: 0 });
  });
});
