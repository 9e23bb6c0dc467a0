import { API_SCOPES } from '../../../src/kernel/api-keys.js';
import { cnpjOf, plantCompany, plantMonth } from '../../companies/planted.js';
import { type Cuttable, wireToDatabase } from '../../faults/cuttable.js';
import type { Answer, HttpClient } from '../../harness/http-client.js';
import { type RunningApp, startApp } from '../../harness/start-app.js';
import { until } from '../../harness/until.js';
import { ADMIN, adminOf } from '../../identity/admins.js';
import { makeKey } from '../../identity/keys.js';
import { login, subscriber } from '../../identity/people.js';
import { QUICK_BATCHES } from '../../lookups/batches-world.js';
import { QUICK_SOURCES, Subscriber } from '../../lookups/lookups-world.js';
import { QUICK_WEBHOOKS, receiver } from '../../messaging/webhooks-world.js';
import { bodyOf, MANUEL } from './bodies.js';
import { OPERATIONS, type Operation, Seen } from './seen.js';

export interface Answered {
  readonly id: string;
  readonly data: { readonly id: string; readonly status: string; readonly state: string };
  readonly meta: { readonly protocolo: string };
  readonly code: string;
  readonly fields?: readonly { readonly field: string }[];
}

export interface Change {
  /** In the place of the good one. */
  readonly body?: object;
  readonly query?: string;
  readonly key?: string;
  /** What the path names; what it does not say is the account's own. */
  readonly places?: Readonly<Record<string, string>>;
}

const ZORAIDE = { name: 'ZORAIDE QUINTELA DA ROSA', document: '***111222**' };
/** A sole trader's company, which is withheld with its owner. */
export const SOLE_TRADER = 33;

/** One account with a key for everything, a register, and each thing that a path can name. */
export class PublicApi {
  readonly seen = new Seen();
  /** What `{…}` of a path stands for, by the first part of the path and the parameter. */
  readonly things: Record<string, string> = { cnpj: cnpjOf(1) };
  key = '';

  private constructor(
    readonly app: RunningApp,
    readonly own: HttpClient,
    readonly accountId: string,
  ) {}

  static async begin(): Promise<PublicApi> {
    const env = {
      ...ADMIN,
      ...QUICK_SOURCES,
      ...QUICK_BATCHES,
      ...QUICK_WEBHOOKS,
      BATCH_LINES_AT_ONCE: '1',
      CACHE_SECONDS: '1',
    };
    const app = await startApp({ env });
    // The first call to a source loads what later ones find loaded, for which a busy machine takes longer than these sources may.
    const other = await Subscriber.of(app);
    await until(async () => (await other.cpf('52998224725')).status === 200);
    await plantMonth(app);
    for (let n = 1; n <= 12; n++) await plantCompany(app, n, `TRANSPORTES ${n} LTDA`, [ZORAIDE]);
    await plantCompany(app, SOLE_TRADER, `${MANUEL.name} ${MANUEL.cpf}`, [], 2135);
    const person = await subscriber(app);
    const api = new PublicApi(app, app.http.as((await login(app.http, person.email)).body.token), person.id);
    api.key = await api.keyFor({ purpose: 'cobranca' });
    return api;
  }

  async keyFor(change: object, own = this.own): Promise<string> {
    return (await makeKey(own, { scopes: API_SCOPES, ...change })).body.key;
  }

  /** Beside, with more settings, or on a wire of its own. */
  async instance(env: Record<string, string>, onWire = false): Promise<{ app: RunningApp; wire?: Cuttable }> {
    const { via, wire } = wireToDatabase();
    const app = await startApp({ beside: this.app, env: { ...QUICK_SOURCES, ...env }, ...(onWire && { via }) });
    return { app, ...(onWire && { wire: wire() }) };
  }

  /** Those who own these documents are withheld from now on. */
  async suppress(documents: readonly object[]): Promise<void> {
    const admin = await adminOf(this.app);
    for (let from = 0; from < documents.length; from += 20) {
      const documentos = documents.slice(from, from + 20);
      const asked = { documentos, motivo: 'titular', protocolo: '20261121-AAAA-0001' };
      const { status, body } = await admin.post('/api/admin/suppressions', asked);
      if (status !== 201) throw new Error(JSON.stringify(body));
    }
  }

  /** Whoever calls with this key; nobody with none. */
  as(key: string | null, at: RunningApp = this.app): HttpClient {
    const http = this.seen.client(at.url);
    return key === null ? http : http.as(key);
  }

  call(id: string, change: Change = {}, by = this.as(this.key)): Promise<Answer<Answered>> {
    const operation = OPERATIONS.find((one) => one.id === id);
    if (!operation) throw new Error(`the description has no ${id}`);
    const body = change.body ?? bodyOf(id, receiver(this.app, this.accountId));
    const headers = change.key ? { 'idempotency-key': change.key } : {};
    const json = body && { 'content-type': 'application/json' };
    const path = this.pathOf(operation, change.places) + (change.query ?? '');
    return by.raw<Answered>(operation.method, path, body && JSON.stringify(body), { ...headers, ...json });
  }

  /** Those of the calls that were not answered so, by status and code. */
  async otherThan(
    wanted: string,
    ids: readonly string[],
    change: (id: string) => Change = () => ({}),
    by = this.as(this.key),
  ): Promise<string[]> {
    const answers = await Promise.all(
      ids.map(async (id) => {
        const { status, body } = await this.call(id, change(id), by);
        return { id, said: `${status} ${body.code}` };
      }),
    );
    return answers.filter(({ said }) => said !== wanted).map(({ id, said }) => `${id}: ${said}`);
  }

  pathOf({ path }: Operation, places: Readonly<Record<string, string>> = {}): string {
    const kind = path.split('/')[2];
    return path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const thing = places[name] ?? this.things[`${kind} ${name}`] ?? this.things[name];
      if (!thing) throw new Error(`nothing is known for ${name} of ${path}`);
      return thing;
    });
  }
}
