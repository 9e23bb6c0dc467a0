import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMonth } from '../../sandbox/open-register/month-files.js';
import { cnpjCheckDigits } from '../../src/kernel/cnpj.js';
import { LoadRun } from '../companies/load-run.js';
import type { HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { login, subscriber } from '../identity/people.js';

export const QUICK_WATCH = { CACHE_SECONDS: '1', WATCH_JOB_INTERVAL_MS: '100', MAIL_JOB_INTERVAL_MS: '100' };
export const [FIRST, SECOND] = ['2026-09', '2026-10'] as const;
const COMPANIES = 300;

export interface WatchedItem {
  id: string;
  cnpj: string;
  nome: string | null;
  na_base: boolean | null;
  situacao: string | null;
  pausada: boolean;
  ultima_mudanca: { mes: string; tipos: string[] } | null;
}
export interface WatchlistBody {
  data: WatchedItem[];
  limit: number;
  used: number;
  code: string;
}
export interface FollowedBody {
  data: { linha: string; cnpj: string | null; veredito: string }[];
  used: number;
  limit: number;
  code: string;
  error: string;
}
export interface EventItem {
  id: string;
  cnpj: string;
  nome: string | null;
  mes: string;
  tipo: string;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}
export interface EventsBody {
  data: EventItem[];
  nextCursor: string | null;
  total: number;
  code: string;
}

/** The number of a company as a CNPJ: root and branch. */
export function cnpjNumbered(root: number, branch = 1): string {
  const base = root.toString(36).toUpperCase().padStart(8, '0') + branch.toString(36).toUpperCase().padStart(4, '0');
  return base + cnpjCheckDigits(base);
}

/** Somebody with the largest plan who follows companies. */
export class Follower {
  private constructor(
    private readonly app: World,
    readonly id: string,
    readonly email: string,
    readonly http: HttpClient,
  ) {}

  static async of(app: World, plan = 'gold'): Promise<Follower> {
    const { id, email } = await subscriber(app);
    const http = app.http.as((await login(app.http, email)).body.token);
    const follower = new Follower(app, id, email, http);
    if (plan !== 'gold') await follower.hasPlan(plan);
    return follower;
  }

  /** Another plan, which is told as any change of a plan is; null: none any more. */
  async hasPlan(plan: string | null): Promise<void> {
    const limit = { bronze: 10, silver: 50, gold: 500 }[plan ?? ''] ?? 0;
    await this.app.sql.query(
      `WITH changed AS (
         UPDATE subscriptions SET plan_id = coalesce($2, plan_id), expires_at = CASE WHEN $2::text IS NULL THEN now()
         ELSE now() + interval '30 days' END WHERE account_id = $1 RETURNING account_id
       ) SELECT pg_notify('subscription_changed', account_id::text) FROM changed`,
      [this.id, plan],
    );
    await until(async () => (await this.list()).limit === limit);
  }

  async list(): Promise<WatchlistBody> {
    return (await this.http.get<WatchlistBody>('/api/watchlist')).body;
  }

  follow(...cnpjs: string[]) {
    return this.http.post<FollowedBody>('/api/watchlist', { cnpjs });
  }

  async events(query = ''): Promise<EventItem[]> {
    return (await this.http.get<EventsBody>(`/api/watchlist/events${query}`)).body.data;
  }
}

/** The sandbox's two months as files, small. */
export class Months {
  private readonly folder = mkdtempSync(join(tmpdir(), 'nitido-watch-'));

  /** Loads a month as an operator does. */
  async load(databaseUrl: string, month: string): Promise<void> {
    const folder = join(this.folder, month);
    mkdirSync(folder);
    const options = { month, later: month === FIRST ? [SECOND] : [], companies: COMPANIES, parts: 1 };
    await writeMonth(options, (name) => createWriteStream(join(folder, name)));
    const { code, said } = await new LoadRun(databaseUrl, ['--from', folder]).toItsEnd();
    if (code !== 0) throw new Error(said);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Puts a month in force that changed the capital of so many companies, without files. */
export async function plantMonth(app: World, month: string, roots: readonly number[]): Promise<void> {
  const partition = `company_events_planted_${month.replace('-', '_')}`;
  const [from] = (await app.sql.query("SELECT $1::date + interval '1 month' AS end", [`${month}-01`])).rows;
  const end = (from.end as Date).toISOString().slice(0, 10);
  await app.sql.query(
    `CREATE TABLE ${partition} PARTITION OF company_events FOR VALUES FROM ('${month}-01') TO ('${end}')`,
  );
  await app.sql.query(
    `INSERT INTO company_events (month, cnpj_basico, entity, row_key, kind, was, became)
     SELECT $1::date, root, 1, 0, 'capital', '{"capital_cents": 100}', '{"capital_cents": 200}' FROM unnest($2::bigint[]) AS root`,
    [`${month}-01`, roots],
  );
  await app.sql.query("UPDATE company_loads SET state = 'substituida' WHERE state = 'em_vigor'");
  await app.sql.query(
    `INSERT INTO company_loads (id, month, state, source, fictional, started_at, finished_at)
     VALUES ($1, $2, 'em_vigor', 'teste', true, now(), now())`,
    [randomUUID(), `${month}-01`],
  );
}

/** As soon as all was told of a month. */
export async function told(app: World, month: string): Promise<void> {
  await until(async () => {
    const { rowCount } = await app.sql.query('SELECT FROM watch_months WHERE month = $1 AND told_at IS NOT NULL', [
      `${month}-01`,
    ]);
    return rowCount === 1;
  });
}
