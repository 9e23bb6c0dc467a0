import { cnpjOf } from '../companies/planted.js';
import { until } from '../harness/until.js';
import { BatchesOf, cpfs } from '../lookups/batches-world.js';
import { type Held, type HoldUp, heldUp } from '../lookups/held-up.js';
import { receiver } from '../messaging/webhooks-world.js';
import { Follower } from '../watch/watch-world.js';
import { failing, LOOKUPS, MANUEL } from './v1/bodies.js';
import { NEVER_SEEN } from './v1/never-seen.js';
import { OPERATIONS, type Operation } from './v1/seen.js';
import { firstKeyOf, makeEachCall, WITHOUT_SOURCE } from './v1/successes.js';
import { type Change, PublicApi, SOLE_TRADER } from './v1/world.js';

jest.setTimeout(180_000);

const NOBODYS = {
  id: '00000000-0000-7000-8000-000000000000',
  deliveryId: '00000000-0000-7000-8000-000000000000',
  protocolo: '20261121-0000-0000',
  cnpj: cnpjOf(99),
};
const ALL = OPERATIONS.map(({ id }) => id);
const BY_TYPE = [...LOOKUPS].filter(([, type]) => !WITHOUT_SOURCE.has(type));
/** What was found is about to be written down. */
const IS_KEPT: HoldUp = { lock: 'lookup_audit IN SHARE MODE', words: '' };

/** One walk through the whole description: what stands here first is there for what comes after. */
describe('The description of the public API', () => {
  let api: PublicApi;

  beforeAll(async () => {
    api = await PublicApi.begin();
    await makeEachCall(api);
  });

  /** Those of the calls that were answered otherwise. */
  async function otherThan(
    wanted: string,
    ids: readonly string[],
    change: (id: string) => Change,
    by = api.as(api.key),
  ) {
    const answers = await Promise.all(
      ids.map(async (id) => {
        const { status, body } = await api.call(id, change(id), by);
        return { id, said: `${status} ${body.code}` };
      }),
    );
    return answers.filter(({ said }) => said !== wanted).map(({ id, said }) => `${id}: ${said}`);
  }
  const asItIs = () => ({});
  const idsOf = (which: (operation: Operation) => boolean) => OPERATIONS.filter(which).map(({ id }) => id);

  it('names what a call without a good key is answered', async () => {
    expect(await otherThan('401 API_KEY_REQUIRED', ALL, asItIs, api.as(null))).toEqual([]);
    const elsewhere = api.as(await api.keyFor({ networks: ['203.0.113.0/24'] }));
    expect(await otherThan('403 API_KEY_NETWORK', ALL, asItIs, elsewhere)).toEqual([]);
    const inAddress = () => ({ query: `?chave=${api.key}` });
    expect(await otherThan('400 API_KEY_IN_URL', ALL, inAddress)).toEqual([]);
  });

  it('names what a key without the permission is answered', async () => {
    const history = ['v1ListLookups', 'v1GetLookup', 'v1MakeReport'];
    const open = ['v1GetUsage', 'v1GetStatus'];
    const others = ALL.filter((id) => ![...history, ...open].includes(id));
    const only = async (scope: string) => api.as(await api.keyFor({ scopes: [scope] }));
    const asked = '403 API_KEY_SCOPE';
    expect(await otherThan(asked, others, asItIs, await only('history:read'))).toEqual([]);
    expect(await otherThan(asked, history, asItIs, await only('lookup:cnpj'))).toEqual([]);
  });

  it('names what a key that calls too often is answered', async () => {
    const { app } = await api.instance({ RATE_LIMIT: 'on', API_KEY_CALLS_PER_MINUTE: '1' });
    const hasty = api.as(await api.keyFor({}), app);
    expect((await hasty.get('/v1/status')).status).toBe(200);
    expect(await otherThan('429 RATE_LIMITED', ALL, asItIs, hasty)).toEqual([]);
  });

  it('names what is answered while the database cannot be reached', async () => {
    const { app, wire } = await api.instance({}, true);
    wire?.cut();
    try {
      expect(await otherThan('503 UNAVAILABLE', ALL, asItIs, api.as(api.key, app))).toEqual([]);
    } finally {
      wire?.mend();
      await app.stop();
      wire?.close();
    }
  });

  it('names what a bad body, an unknown thing and another method are answered', async () => {
    const bad = () => ({ body: { inesperado: true } });
    expect(
      await otherThan(
        '400 INVALID_INPUT',
        idsOf(({ takesBody }) => takesBody),
        bad,
      ),
    ).toEqual([]);
    const nobodys = await Promise.all(
      idsOf(({ path }) => path.includes('{')).map((id) => api.call(id, { places: NOBODYS })),
    );
    expect(nobodys.filter(({ status }) => status !== 404)).toEqual([]);
    for (const operation of OPERATIONS) {
      const { status, body, headers } = await api.as(api.key).raw<{ code: string }>('PATCH', api.pathOf(operation));
      expect([status, body.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
      expect(headers.get('allow')).toContain(operation.method);
    }
  });

  it('names what lookups are answered when sources know nothing or fail', async () => {
    for (const [fault, wanted] of [
      ['not-found', '404 NOT_FOUND'],
      ['server-error', '502 SOURCE_DOWN'],
      ['timeout', '504 SOURCE_DOWN'],
    ] as const) {
      const unlucky = (id: string) => ({ body: failing(LOOKUPS.get(id)!, fault) });
      const ids = BY_TYPE.map(([id]) => id);
      expect([fault, await otherThan(wanted, ids, unlucky)]).toEqual([fault, []]);
    }
    expect(await otherThan('503 MAINTENANCE', ['v1LookupFatherByCpf'], asItIs)).toEqual([]);
  });

  it('names what an Idempotency-Key is answered that came with something else, or whose first call still runs', async () => {
    const reused = '422 IDEMPOTENCY_KEY_REUSED';
    const taken = (key: string) => () => ({ key });
    await api.call('v1SearchCompanies', { key: 'da-busca' });
    await api.call('v1LookupCep', { key: 'do-cep' });
    expect(await otherThan(reused, [...LOOKUPS.keys(), 'v1StartBatch'], taken('da-busca'))).toEqual([]);
    expect(await otherThan(reused, ['v1SearchCompanies'], taken('do-cep'))).toEqual([]);
    await api.call('v1AddWebhookEndpoint', { key: 'do-webhook' });
    const other = { url: receiver(api.app, 'outro'), events: ['plan.ended'] };
    const changed = () => ({ key: 'do-webhook', body: other });
    expect(await otherThan(reused, ['v1AddWebhookEndpoint'], changed)).toEqual([]);

    const inUse = '409 IDEMPOTENCY_KEY_IN_USE';
    for (const id of [...BY_TYPE.map(([type]) => type), 'v1SearchCompanies']) {
      const body = id === 'v1SearchCompanies' ? { socio: 'zoraide quintela' } : undefined;
      const asked = { key: `corre-${id}`, ...(body && { body }) };
      const second = async ({ release }: Held) => {
        expect(await otherThan(inUse, [id], () => asked)).toEqual([]);
        await release();
      };
      await heldUp(api.app, IS_KEPT, () => api.call(id, asked), second);
    }
    // Nothing holds this one up, so that it is met by calling often.
    const often = Array.from({ length: 8 }, () => 'v1LookupFatherByCpf');
    await until(async () => {
      const others = await otherThan(inUse, often, () => ({ key: 'corre-pai' }));
      return others.length < often.length;
    });
  });

  it('names what is answered without a purpose', async () => {
    const aimless = api.as(await api.keyFor({}));
    const ids = ['v1LookupCpf', 'v1StartBatch', 'v1ReadCompanyGroup'];
    expect(await otherThan('422 PURPOSE_REQUIRED', ids, asItIs, aimless)).toEqual([]);
  });

  it('names what is answered where there is no more room, or a thing has ended', async () => {
    const { id } = (await api.call('v1StartBatch')).body;
    await new BatchesOf(api.as(api.key), '/v1/batches').until(id, 'finished');
    const ended = ['v1PauseBatch', 'v1ResumeBatch', 'v1CancelBatch'];
    expect(await otherThan('409 BATCH_ENDED', ended, () => ({ places: { id } }))).toEqual([]);
    const lines = { body: { type: 'cpf', items: cpfs(5) } };
    for (let made = 0; made < 10; made++) {
      const { body } = await api.call('v1StartBatch', lines);
      await api.call('v1PauseBatch', { places: { id: body.id } });
    }
    expect(await otherThan('409 BATCH_LIMIT', ['v1StartBatch'], asItIs)).toEqual([]);

    await api.call('v1PauseWebhookEndpoint');
    const sent = ['v1TestWebhookEndpoint', 'v1ResendWebhookDelivery'];
    expect(await otherThan('409 WEBHOOK_PAUSED', sent, asItIs)).toEqual([]);
    for (let made = 0; made < 10; made++) await api.call('v1AddWebhookEndpoint');
    expect(await otherThan('409 WEBHOOK_LIMIT', ['v1AddWebhookEndpoint'], asItIs)).toEqual([]);

    const follower = await Follower.of(api.app, 'bronze');
    const bronze = api.as(await api.keyFor({}, follower.http));
    const ten = Array.from({ length: 10 }, (_, n) => cnpjOf(n + 2));
    expect((await api.call('v1FollowCompanies', { body: { cnpjs: ten } }, bronze)).status).toBe(201);
    expect(await otherThan('409 WATCH_LIMIT', ['v1FollowCompanies'], asItIs, bronze)).toEqual([]);
  });

  it('names what is answered about a result that is gone, and about who is withheld since', async () => {
    const { body } = await api.call('v1LookupCep');
    const places = { protocolo: body.meta.protocolo };
    await api.app.sql.query('UPDATE lookup_history SET result = NULL WHERE type = $1', ['cep']);
    expect(await otherThan('409 REPORT_NOT_AVAILABLE', ['v1MakeReport'], () => ({ places }))).toEqual([]);

    const again = (id: string) => ({ key: firstKeyOf(LOOKUPS.get(id)!) });
    // By a name others are found too: nothing is left once all of them are withheld.
    const cpfsTold = new Set([MANUEL.cpf]);
    for (const id of ['v1LookupName', 'v1LookupMother']) {
      const { protocolo } = (await api.call(id, again(id))).body.meta;
      const whole = JSON.stringify((await api.call('v1GetLookup', { places: { protocolo } })).body.data);
      for (const [cpf] of whole.matchAll(/(?<="cpf":")\d{11}/g)) cpfsTold.add(cpf);
    }
    const documentos = [
      { tipo: 'nome', valor: MANUEL.name },
      ...[...cpfsTold].map((valor) => ({ tipo: 'cpf', valor })),
    ];
    const admin = await api.admin();
    while (documentos.length > 0) {
      const asked = { documentos: documentos.splice(0, 20), motivo: 'titular', protocolo: '20261121-AAAA-0001' };
      expect((await admin.post('/api/admin/suppressions', asked)).status).toBe(201);
    }
    const withheld = '451 SUBJECT_SUPPRESSED';
    const personal = BY_TYPE.filter(([, type]) => type !== 'cep' && type !== 'cnpj').map(([id]) => id);
    expect(await otherThan(withheld, [...personal, 'v1MakeReport'], again)).toEqual([]);
    const sole = cnpjOf(SOLE_TRADER);
    const companies = ['v1ReadCompany', 'v1ReadCompanyTimeline', 'v1ReadCompanyGroup', 'v1LookupCnpj'];
    const ofSole = () => ({ places: { cnpj: sole } });
    expect(await otherThan(withheld, companies.slice(0, 3), ofSole)).toEqual([]);
    expect(await otherThan(withheld, ['v1LookupCnpj'], () => ({ body: { cnpj: sole } }))).toEqual([]);
  });

  it('was seen to be true in all that it names, and to name all that was seen', () => {
    expect(api.seen.undescribed()).toEqual([]);
    expect(api.seen.missing().toSorted()).toEqual(Object.keys(NEVER_SEEN).toSorted());
  });
});
