import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, enterAsAdmin } from '../identity/admins.js';

interface Page {
  data: { id: string }[];
  nextCursor: string | null;
}

/** As many as make more than one page of each list. */
const ROWS = 60;
const MOMENT = "timestamptz '2026-11-20 12:00Z'";
const ID = 'gen_random_uuid()';
const HEAD_OF = (columns: string, values: string) => `(id, ${columns}) SELECT ${ID}, ${values}`;

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
      `'ORDEM-' || n, ${ID}, 'acesso', 'recebida', ${MOMENT}, '2026-12-05'`,
    )}`,
  ],
  [
    'privacy-requests?',
    `privacy_requests ${HEAD_OF(
      'protocol, form_key, kind, state, received_at, due_on, ended_at',
      `'FIM-' || n, ${ID}, 'acesso', 'cancelada', ${MOMENT}, '2026-12-05', ${MOMENT}`,
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
];

describe("The lists of administrators' screens", () => {
  let app: RunningApp;
  let admin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    admin = app.http.as((await enterAsAdmin(app.http)).body.token);
    for (const [, rows] of LISTS) await app.sql.query(`INSERT INTO ${rows} FROM generate_series(1, ${ROWS}) AS n`);
  });
  afterAll(() => app.stop());

  async function ids(path: string, sort: string): Promise<string[]> {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { body: Page } = await admin.get<Page>(
        `/api/admin/${path}&sort=${sort}${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.body.data.map(({ id }) => id));
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
