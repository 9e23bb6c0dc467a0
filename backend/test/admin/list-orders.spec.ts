import { randomUUID } from 'node:crypto';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';

interface Page {
  data: { id?: string; paymentId?: string; accountId?: string }[];
  nextCursor: string | null;
}

/** As many as make more than one page of each list. */
const ROWS = 60;
/** Young enough that no sweep ends or erases the rows meanwhile. */
const MOMENT = `timestamptz '${new Date(Date.now() - 3_600_000).toISOString()}'`;
const ID = 'gen_random_uuid()';
const HEAD_OF = (columns: string, values: string) => `(id, ${columns}) SELECT ${ID}, ${values}`;

const [CODE, RUN, EARLIER] = Array.from({ length: 3 }, () => randomUUID());
/** Such as a cursor may be. */
const idOf = (what: string) => `overlay(overlay(md5('${what} ' || n) placing '4' from 13) placing '8' from 17)::uuid`;
const ACCOUNT_N = idOf('account');
const PAYMENT_N = idOf('payment');

/** What the rows of some lists are of. */
const ONCE = [
  `promotional_codes (id, code, percent, created_at) VALUES ('${CODE}', 'ORDEM', 10, ${MOMENT})`,
  ...[RUN, EARLIER].map(
    (run) => `cleanup_runs (id, rule, as_of, list, days, chosen, started_at, finished_at)
      VALUES ('${run}', 'plano_vencido', ${MOMENT}, '${run}', 7, 0, ${MOMENT}, ${MOMENT})`,
  ),
];
const BEFORE = [
  `accounts (id, role, email, name, password_hash, created_at)
   SELECT ${ACCOUNT_N}, 'user', 'ordem' || n || '@gmail.com', 'Ordem', 'x', ${MOMENT}`,
  `payments (id, account_id, plan_id, original_cents, amount_cents, status, provider, provider_payment_id, created_at, expires_at)
   SELECT ${PAYMENT_N}, ${ACCOUNT_N}, 'bronze', 1500, 1500, 'aprovado', 'mercadopago', n::text, ${MOMENT}, ${MOMENT}`,
  // An account that was spared may be on the list of another run.
  `account_removals (run_id, account_id, ended_at, spared_at) SELECT '${EARLIER}', ${ACCOUNT_N}, ${MOMENT}, ${MOMENT}`,
];

/** Lists of administrators, each with the rows that it is filled with, all of one moment. */
const LISTS: ReadonlyArray<readonly [path: string, rows: string]> = [
  [
    'suppressions?protocolo=ORDEM',
    `suppressions ${HEAD_OF(
      'kind, subject_hash, reason, reference, made_at, made_by',
      `'cpf', sha256(n::text::bytea), 'interno', 'ORDEM', ${MOMENT}, ${ID}`,
    )}`,
  ],
  [
    'discipline?',
    `lookup_observations ${HEAD_OF(
      'at, account_id, kind, detector, until',
      `${MOMENT}, ${ID}, 'stopped', 'volume', ${MOMENT}`,
    )}`,
  ],
  [
    'messages?',
    `broadcasts ${HEAD_OF('content, segment, composed_at, composed_by, send_at', `'Recado', 'all', ${MOMENT}, ${ID}, now() + interval '1 day'`)}`,
  ],
  [
    'privacy-requests?state=abertas',
    `privacy_requests ${HEAD_OF(
      'protocol, form_key, kind, state, received_at, due_on',
      `'ORDEM-' || n, ${ID}, 'acesso', 'em_verificacao', ${MOMENT}, ${MOMENT} + interval '15 days'`,
    )}`,
  ],
  [
    'privacy-requests?',
    `privacy_requests ${HEAD_OF(
      'protocol, form_key, kind, state, received_at, due_on, ended_at',
      `'FIM-' || n, ${ID}, 'acesso', 'cancelada', ${MOMENT}, ${MOMENT} + interval '15 days', ${MOMENT}`,
    )}`,
  ],
  [
    'audit/admin-actions?target=list:order',
    `admin_actions ${HEAD_OF('at, admin_id, action, target, mac', `${MOMENT}, ${ID}, 'look', 'list:order', ''`)}`,
  ],
  [
    'cleanup/runs?',
    `cleanup_runs ${HEAD_OF('rule, as_of, list, days, chosen, started_at, finished_at', `'plano_vencido', ${MOMENT}, n, 7, 0, ${MOMENT}, ${MOMENT}`)}`,
  ],
  [
    `cleanup/runs/${RUN}/accounts?state=removida`,
    `account_removals (run_id, account_id, ended_at, removed_at) SELECT '${RUN}', ${ACCOUNT_N}, ${MOMENT}, ${MOMENT}`,
  ],
  [
    `promotional-codes/${CODE}/redemptions?status=consumed`,
    `promo_uses (payment_id, code_id, account_id, status, reserved_at) SELECT ${PAYMENT_N}, '${CODE}', ${ACCOUNT_N}, 'consumido', ${MOMENT}`,
  ],
  [
    'companies/loads?state=recusada',
    `company_loads ${HEAD_OF('month, state, source, fictional, started_at', `'2020-01-01', 'recusada', 'pasta local', true, ${MOMENT}`)}`,
  ],
];

describe("The lists of administrators' screens", () => {
  let app: RunningApp;
  let admin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    admin = await adminOf(app);
    for (const row of ONCE) await app.sql.query(`INSERT INTO ${row}`);
    for (const rows of [...BEFORE, ...LISTS.map(([, rows]) => rows)])
      await app.sql.query(`INSERT INTO ${rows} FROM generate_series(1, ${ROWS}) AS n`);
  });
  afterAll(() => app.stop());

  async function ids(path: string, sort: string): Promise<string[]> {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { body: Page } = await admin.get<Page>(
        `/api/admin/${path}&sort=${sort}${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.body.data.map(({ id, paymentId, accountId }) => id ?? paymentId ?? accountId ?? ''));
      cursor = page.body.nextCursor;
    }
    return seen;
  }

  it.each(LISTS)('%s: rows of one moment come page by page, once each, and the other way round', async (path) => {
    const newest = await ids(path, 'newest');
    expect(newest.length).toBeGreaterThanOrEqual(ROWS);
    expect(newest).toEqual([...new Set(newest)].sort().reverse());
    expect(await ids(path, 'oldest')).toEqual(newest.toReversed());
  });

  it.each(LISTS)('%s refuses an order that it has not', async (path) => {
    const { status, body } = await admin.get<{ code: string }>(`/api/admin/${path}&sort=sideways`);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
  });
});
