import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { Person } from '../../sandbox/population/index.js';
import { API_SCOPES } from '../../src/kernel/api-keys.js';
import type { BatchType } from '../../src/kernel/batches.js';
import { lookupDefinition } from '../../src/kernel/lookup-catalogue.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { makeKey } from '../identity/keys.js';
import { BatchesOf, cpfs, QUICK_BATCHES } from './batches-world.js';
import { PATIENT_SOURCES, Subscriber } from './lookups-world.js';

jest.setTimeout(120_000);

const [FIRST = '', SUPPRESSED = '', LATER = ''] = cpfs(3, 410_000_000);
const [first, suppressed, later] = [FIRST, SUPPRESSED, LATER].map((cpf) => Person.ofCpf(cpf)) as [
  Person,
  Person,
  Person,
];
const NOBODY = UNLUCKY['not-found'];
const BY_CONTACT = [
  ['telefone', 'bureau', ({ mobile }: Person) => mobile],
  ['email', 'email-service', ({ email }: Person) => email],
] as const;

describe('A batch with somebody who is suppressed', () => {
  let app: RunningApp;
  let admin: HttpClient;
  let ana: Subscriber;
  let own: BatchesOf;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ...QUICK_BATCHES, ...PATIENT_SOURCES, BATCH_LINES_AT_ONCE: '1' } });
    admin = await adminOf(app);
    await suppress(suppressed);
  });
  beforeEach(async () => {
    ana = await Subscriber.of(app);
    own = new BatchesOf(ana.http);
    await ana.http.put('/api/user/preferences', { modoPrivacidade: false });
  });
  afterEach(() => app.sandbox.delete('/gates'));

  const suppress = async ({ cpf, mobile, email }: Person) => {
    const documentos = Object.entries({ cpf, telefone: mobile, email }).map(([tipo, valor]) => ({ tipo, valor }));
    const order = { documentos, motivo: 'titular', protocolo: '20261126-AAAA-0001' };
    expect((await admin.post('/api/admin/suppressions', order)).status).toBe(201);
  };
  /** As it is typed, in the type's own form. */
  const written = (type: BatchType, values: string[]) =>
    values.map((value) => lookupDefinition(type).inputs[0]?.format(value));
  const shown = async (id: string) => (await own.lines(id)).map(({ verdict, subject }) => [verdict, subject]);
  const exported = async (id: string) => {
    const { lotes, linhasDeLotes } = JSON.parse(String((await ana.file('/api/user/export')).bytes)) as {
      lotes: { id: string }[];
      linhasDeLotes: { lote: string; situacao: string; consulta: string }[];
    };
    expect(lotes.map((one) => one.id)).toContain(id);
    return linhasDeLotes.filter(({ lote }) => lote === id).map(({ situacao, consulta }) => [situacao, consulta]);
  };

  it.each(BY_CONTACT)('by %s shows who was not found as who is in no source', async (type, _, of) => {
    const values = [suppressed, NOBODY].map(of);
    const id = await own.start(type, values);
    await own.until(id, 'finished');
    const expected = written(type, values).map((subject) => ['nobody', subject]);
    expect(await shown(id)).toEqual(expected);
    expect(await exported(id)).toEqual(expected);
  });

  it.each(BY_CONTACT)('by %s tells nothing by what it never asked', async (type, vendor, of) => {
    await app.sandbox.post(`/gates/${vendor}`, { passing: 0 });
    const values = [first, suppressed, NOBODY].map(of);
    const id = await own.start(type, values);
    const underWay = 'SELECT FROM lookup_batch_lines WHERE batch_id = $1 AND entry_id IS NOT NULL';
    await until(async () => (await app.sql.query(underWay, [id])).rowCount === 1);
    await own.steer(id, 'pause');
    for (const verdict of ['waiting', 'cancelled'] as const) {
      if (verdict === 'cancelled') await own.steer(id, 'cancel');
      const expected = written(type, values.slice(1)).map((subject) => [verdict, subject]);
      expect((await shown(id)).slice(1)).toEqual(expected);
      expect((await exported(id)).slice(1)).toEqual(expected);
    }
  });

  it('of a test key tells nothing, whatever it found', async () => {
    const { body } = await makeKey(ana.http, { scopes: API_SCOPES, purpose: 'cobranca', mode: 'test' });
    const batches = new BatchesOf(app.http.as(body.key), '/v1/batches');
    const values = [suppressed.cpf, first.cpf];
    const id = await batches.start('cpf', values);
    await batches.until(id, 'finished');
    expect(await exported(id)).toEqual(written('cpf', values).map((subject) => ['found', subject]));
  });

  it('shows masked whom it found before, and whom it was refused', async () => {
    const found = await own.start('email', [later.email]);
    await own.until(found, 'finished');
    expect(await shown(found)).toEqual([['found', later.email]]);
    await suppress(later);
    expect(await shown(found)).toEqual([['found', expect.stringContaining('*')]]);
    expect(await exported(found)).toEqual([['found', expect.stringContaining('*')]]);
    const refused = await own.start('cpf', [suppressed.cpf]);
    await own.until(refused, 'finished');
    expect(await shown(refused)).toEqual([
      ['protected', `***.${suppressed.cpf.slice(3, 6)}.${suppressed.cpf.slice(6, 9)}-**`],
    ]);
  });
});
