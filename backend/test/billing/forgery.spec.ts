import { SEED } from '../../sandbox/testing/seed.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { bookStatus, Customer, chargeOf, ledgerOf, pay, until } from './billing-world.js';
import { each } from './each.js';
import { type Claim, forgeries, replay } from './forgeries.js';

/** `npm run verify:forgery` sends 100,000. */
const FORGERIES = Number(process.env.VERIFY_FORGERIES ?? 3_000);
const BATCH = 500;
const REPLAYS = 200;

describe(`forged notifications (seed ${SEED})`, () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  /** A charge of which nobody looks by himself how it stands: whoever is believed about it decides. */
  async function charged(): Promise<{ customer: Customer; id: string; chargeId: string }> {
    const customer = await Customer.registered(app, 'webhook-lost');
    const { id } = await customer.pix();
    await app.sql.query("UPDATE payments SET next_check_at = now() + interval '1 day' WHERE id = $1", [id]);
    return { customer, id, chargeId: String((await chargeOf(app, id)).id) };
  }

  const send = ({ path, headers, body }: Claim) => app.http.raw('POST', path, body, headers);
  const rowsInTheInbox = async () => (await app.sql.query('SELECT 1 FROM webhook_inbox')).rowCount;

  it(`are refused, all ${FORGERIES} of them, even about a charge that was paid`, async () => {
    const { customer, id, chargeId } = await charged();
    await pay(app, id);
    const answers = new Map<string, number>();
    for (let sent = 0; sent < FORGERIES; sent += BATCH) {
      const count = Math.min(BATCH, FORGERIES - sent);
      const claims = forgeries(chargeId, id.replaceAll('-', ''), count, SEED + sent, Math.floor(Date.now() / 1_000));
      for (const { status, body } of await each(claims, send, 32)) {
        const kind = `${status} ${(body as { code?: string }).code}`;
        answers.set(kind, (answers.get(kind) ?? 0) + 1);
      }
    }
    expect([...answers]).toEqual([['401 WEBHOOK_SIGNATURE_INVALID', FORGERIES]]);
    expect(await rowsInTheInbox()).toBe(0);
    expect(await bookStatus(app, id)).toBe('aguardando');
    expect(await customer.grantedDays()).toEqual([]);
  }, 600_000);

  it(`that are true ones, sent ${REPLAYS} times with a body that lies, are answered and change nothing`, async () => {
    const { customer, id, chargeId } = await charged();
    const claim = replay(chargeId, Math.floor(Date.now() / 1_000));
    const answers = await each(Array.from({ length: REPLAYS }), () => send(claim), 32);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const worked = 'SELECT outcome FROM webhook_inbox WHERE subject_id = $1 AND processed_at IS NOT NULL';
    const rows = await until(async () => {
      const found = await app.sql.query(worked, [chargeId]);
      return found.rowCount ? found.rows : null;
    });
    expect(rows).toEqual([{ outcome: 'aguardando' }]);
    expect(await ledgerOf(app, id)).toEqual(['criado', 'aguardando']);
    expect(await customer.grantedDays()).toEqual([]);
  });
});
