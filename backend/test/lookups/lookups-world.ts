import { TERMS_VERSION } from '../../src/kernel/terms.js';
import type { Answer, HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { PASSWORD, plantSubscriber } from '../identity/people.js';

export const DOWN = 'A fonte desta consulta está fora do ar. Tente novamente em alguns minutos.';

/** Sources give up just before the slow person's two seconds, so that faults of theirs do not slow the tests, and a fault of one does not shut out the next. */
export const QUICK_SOURCES = { SOURCE_DEADLINE_MS: '1900' };

/** They never give up because the machine is busy, nor while a gate of the sandbox holds them. */
export const PATIENT_SOURCES = { SOURCE_DEADLINE_MS: '12000' };

export interface LookupBody {
  success: boolean;
  data: Record<string, unknown>;
  meta: Record<string, unknown>;
  error: string;
  code: string;
  details: { campos: { campo: string; valores: { fonte: string; valor: unknown }[] }[] };
  fields: { field: string; message: string }[];
  requiresSubscription?: boolean;
}

export interface HistoryItem {
  id: string;
  consultationType: string;
  query: string;
  success: boolean;
  outcome: string;
  protocolo: string;
  resultSummary: { hasResults: boolean };
}

export interface HistoryBody {
  success: boolean;
  history: HistoryItem[];
  nextCursor: string | null;
  total: number;
  successes: number;
  totalCapped: boolean;
}

interface SubscriberOptions {
  plan?: boolean;
  purpose?: string | null;
  terms?: boolean;
}

/** Somebody who signed in, with a plan, accepted terms and a purpose unless told otherwise. */
export class Subscriber {
  private constructor(
    private readonly app: World,
    readonly id: string,
    public http: HttpClient,
    private readonly login?: { readonly email: string; readonly password: string },
  ) {}

  static async of(app: World, { plan = true, purpose = 'protecao_credito', terms = true }: SubscriberOptions = {}) {
    const { id, email } = await plantSubscriber(app, { purpose, termsVersion: terms ? TERMS_VERSION : null });
    const subscriber = new Subscriber(app, id, app.http, { email, password: PASSWORD });
    await subscriber.signIn();
    if (!plan) await subscriber.endPlan();
    return subscriber;
  }

  /** With a new token: each is good for a quarter of an hour. */
  async signIn(at: World = this.app): Promise<void> {
    const login = { ...this.login, captchaToken: 'ok' };
    const { body } = await at.http.post<{ token: string }>('/api/auth/login', login);
    if (!body.token) throw new Error(`no login: ${JSON.stringify(body)}`);
    this.http = at.http.as(body.token);
  }

  /** Somebody who has signed in by other ways. */
  static signedIn(app: World, id: string, token: string): Subscriber {
    return new Subscriber(app, id, app.http.as(token));
  }

  /** The same session before another instance. */
  at(other: World): HttpClient {
    return other.http.with({ authorization: this.token });
  }

  cpf(cpf: string, more: object = {}): Promise<Answer<LookupBody>> {
    return this.http.post<LookupBody>('/api/external/cpf', { cpf, ...more });
  }

  cnpj(cnpj: string): Promise<Answer<LookupBody>> {
    return this.http.post<LookupBody>('/api/external/cnpj', { cnpj });
  }

  async history(query = ''): Promise<HistoryBody> {
    return (await this.http.get<HistoryBody>(`/api/user/history${query}`)).body;
  }

  /** What the tables hold for this account: one line an entry. */
  async kept(): Promise<{ history: string[]; audit: string[]; counted: number }> {
    const of = async (table: string) => {
      const sql = `SELECT type || ' ' || outcome AS line FROM ${table} WHERE account_id = $1 ORDER BY created_at, id`;
      return (await this.app.sql.query<{ line: string }>(sql, [this.id])).rows.map(({ line }) => line);
    };
    const { rows } = await this.app.sql.query<{ n: number }>(
      `SELECT coalesce(sum(n), 0)::int AS n FROM (SELECT n FROM lookup_account_counts WHERE account_id = $1
         UNION ALL SELECT n FROM lookup_counts_pending WHERE account_id = $1) AS counts`,
      [this.id],
    );
    return { history: await of('lookup_history'), audit: await of('lookup_audit'), counted: rows[0]?.n ?? 0 };
  }

  /** The plan ends now, unannounced: as it does when time passes. */
  /** Until the instance has heard of it, which is told as any change of a plan is. */
  async endPlan(): Promise<void> {
    await this.app.sql.query(
      `WITH ended AS (UPDATE subscriptions SET expires_at = now() - interval '1 second' WHERE account_id = $1 RETURNING account_id)
       SELECT pg_notify('subscription_changed', account_id::text) FROM ended`,
      [this.id],
    );
    await until(
      async () => !(await this.http.get<{ hasSubscription: boolean }>('/api/user/subscription')).body.hasSubscription,
    );
  }

  /** A file as it is sent, byte for byte. */
  async file(path: string, body?: object): Promise<{ answer: Response; bytes: Buffer }> {
    const answer = await fetch(this.app.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: this.token, connection: 'close', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  get token(): string {
    return (this.http as unknown as { headers: Record<string, string> }).headers.authorization ?? '';
  }
}
