import { randomUUID } from 'node:crypto';
import { UNLUCKY } from '../../sandbox/faults/unlucky-people.js';
import { brazilianDay, listPeople, Person } from '../../sandbox/population/index.js';
import { BRONZE, type PixAnswer, pay } from '../billing/billing-world.js';
import { type Canary, leaksIn, leaksInDatabase } from '../harness/canaries.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { currentTerms } from '../identity/people.js';
import { Subscriber } from './lookups-world.js';
import { ASKED, askAbout, PERSONAL } from './queries-about-people.js';

jest.setTimeout(600_000);

/** `npm run verify:canaries` asks about sixty people. */
const PEOPLE = Number(process.env.VERIFY_CANARIES ?? 3);
/** Where an address, a name or a document of the account's own stands in clear, and why it must: docs/privacy.md. */
const OWN: ReadonlySet<string> = new Set(['accounts: nome da conta', 'accounts: e-mail da conta']);

const OWNER = {
  name: 'Jandira Canário do Amazonas',
  email: 'jandira.canario.amazonas@gmail.com',
  password: 'Garoa-Canario-77',
};
const WISH = 'jandira.nova.canaria@gmail.com';

const people = listPeople(PEOPLE, { minor: false, deceased: false });
const unlucky = [UNLUCKY.garbage, UNLUCKY['server-error'], UNLUCKY['not-found']];

/** What is typed about people and what sources tell of them. */
const told: Canary[] = [...people, ...unlucky].flatMap((person) => [
  { what: 'CPF', value: person.cpf },
  { what: 'RG', value: person.rg },
  { what: 'celular', value: person.mobile },
  { what: 'telefone', value: person.landline },
  { what: 'e-mail', value: person.email },
  { what: 'nome', value: person.name },
  { what: 'nome da mãe', value: person.mother.name },
  { what: 'rua', value: `${person.address.name}, ${person.address.number}` },
]);
const own: Canary[] = [
  { what: 'nome da conta', value: OWNER.name },
  { what: 'e-mail da conta', value: OWNER.email },
  { what: 'e-mail pedido', value: WISH },
  { what: 'senha', value: OWNER.password },
];

let app: RunningApp;
let admin: HttpClient;
/** Kept in the history as they were before they were erased, by the parts of a photo that no person shares. */
let photos: Canary[];
let tokens: Canary[];

beforeAll(async () => {
  app = await startApp({ env: { ...ADMIN, LOG_LEVEL: 'trace' } });
  admin = await adminOf(app);
  const owner = await registerAndPay();
  photos = [];
  for (const person of people) photos.push(await everyLookup(await Subscriber.of(app), person));
  for (const person of unlucky) await askAbout(owner, 'cpf', person);
  await everythingElse(owner, people[0] as Person);
});

async function registerAndPay(): Promise<Subscriber> {
  const termsVersion = await currentTerms(app);
  const registered = await app.http.post<{ tempToken: string }>('/api/auth/register', {
    ...OWNER,
    captchaToken: 'ok',
    termsVersion,
  });
  const payer = app.http.as(registered.body.tempToken);
  const { body } = await payer.post<PixAnswer>('/api/payments/create-pix', BRONZE);
  await pay(app, body.payment.id);
  const login = { email: OWNER.email, password: OWNER.password, captchaToken: 'ok' };
  const entered = await until(async () => {
    const { body: session } = await app.http.post<{ token?: string; user: { id: string } }>('/api/auth/login', login);
    return session.token ? { token: session.token, id: session.user.id } : null;
  });
  tokens = [
    { what: 'token temporário', value: registered.body.tempToken },
    { what: 'token', value: entered.token },
    { what: 'código do Pix', value: String(body.payment.qrCodeBase64) },
  ];
  await app.http.post('/api/auth/login', { ...login, password: `${OWNER.password}x` });
  const owner = Subscriber.signedIn(app, entered.id, entered.token);
  await owner.http.put('/api/user/preferences', { finalidadePadrao: 'cobranca' });
  return owner;
}

/** Each type of lookup, saved, opened, searched for and exported; answers a piece of the photo that was shown. */
async function everyLookup(owner: Subscriber, person: Person): Promise<Canary> {
  for (const type of PERSONAL) {
    const { status } = await askAbout(owner, type, person);
    if (status !== 200 && person.mother.cpf !== null) throw new Error(`${type} answered ${status}`);
  }
  for (const texto of [person.cpf, person.name, person.email]) {
    await owner.http.post('/api/user/history/search', { texto });
    await owner.http.post('/api/user/history/export', { texto, format: 'csv' });
  }
  const [entry] = (await owner.history()).history;
  await owner.http.get(`/api/user/history/${entry?.id}`);
  const shown = await owner.http.post<{ data: { resultado: { foto: { base64: string } } } }>(
    '/api/external/fotorj',
    ASKED.fotorj(person),
  );
  const { base64 } = shown.body.data.resultado.foto;
  const middle = Math.floor(base64.length / 2);
  return { what: 'foto', value: base64.slice(middle, middle + 60) };
}

/** Other doors, among them those at which what is typed is refused, misplaced or meets a broken database. */
async function everythingElse(owner: Subscriber, person: Person): Promise<void> {
  await owner.http.post('/api/user/email', { email: WISH, password: OWNER.password });
  await app.http.post('/api/auth/forgot-password', { email: OWNER.email, captchaToken: 'ok' });
  await owner.http.post('/api/external/cpf', { cpf: `${person.cpf}9`, [person.name]: person.email });
  await owner.http.raw('POST', '/api/external/cpf', `{"cpf": "${person.cpf}", broken`, {
    'content-type': 'application/json',
  });
  await owner.http.get(`/api-fotorj/fotorj?cpf=${person.cpf}&finalidade=cobranca`);
  for (const path of [person.cpf, person.email, encodeURIComponent(person.name), dotted(person.cpf)]) {
    await owner.http.get(`/nada/${path}`);
    await owner.http.get(`/api/user/history/${path}?q=${path}`);
  }
  await owner.http
    .with({ referer: `http://x/?cpf=${person.cpf}`, 'x-request-id': person.cpf })
    .get('/api/user/profile');
  const filed = await app.http.post('/api/privacy-requests', {
    formKey: randomUUID(),
    kind: 'acesso',
    name: person.name,
    cpf: person.cpf,
    birthDate: brazilianDay(person.birth),
    email: person.email,
    phone: person.mobile,
    rg: person.rg,
    otherEmails: WISH,
    message: `Sou ${person.name}, filha de ${person.mother.name}.`,
    declared: true,
    captchaToken: 'ok',
  });
  if (filed.status !== 201) throw new Error(`the request answered ${filed.status}`);
  await admin.post('/api/admin/audit/search', { cpf: person.cpf });
  await admin.post('/api/admin/audit/search', { accountEmail: OWNER.email });
  await admin.post('/api/admin/audit/export', { telefone: person.mobile });
  await withoutTable('lookup_history', () => askAbout(owner, 'cpf', person));
  const termsVersion = await currentTerms(app);
  await withoutTable('consents', () =>
    app.http.post('/api/auth/register', { ...OWNER, email: WISH, captchaToken: 'ok', termsVersion }),
  );
  await owner.http.get('/api/user/export');
}

function dotted(cpf: string): string {
  return cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4');
}

/** The database refuses what needs this table: what is logged then must not quote what was written. */
async function withoutTable(table: string, work: () => Promise<unknown>): Promise<void> {
  await app.sql.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  await work();
  await app.sql.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
}

describe(`Unmistakable data of ${PEOPLE} people, typed at every door`, () => {
  it('were really there: answers told them, and failures met while they were in hand are in the log (ASVS 16.3.4)', async () => {
    expect(photos.every(({ value }) => value.length === 60)).toBe(true);
    await until(() => /relation .{0,4}lookup_history/.test(app.log()) && /relation .{0,4}consents/.test(app.log()));
  });

  it('stand in no table in clear, in whatever encoding, but for the account’s own name and e-mail (ASVS 14.2.4)', async () => {
    const found = await leaksInDatabase(app.sql, [...told, ...photos, ...own, ...tokens]);
    expect(found.filter((leak) => !OWN.has(leak))).toEqual([]);
    expect(found.filter((leak) => OWN.has(leak)).sort()).toEqual([...OWN].sort());
  });

  it('stand in no line of the log, failures included (ASVS 16.2.5)', async () => {
    await app.restart();
    expect(leaksIn(app.log(), [...told, ...photos, ...own, ...tokens])).toEqual([]);
  });
});

describe('The search for them', () => {
  const [somebody] = people as [Person];
  const [first] = told.filter(({ what }) => what === 'CPF') as [Canary];

  it.each([
    ['a line of a log', `{"msg":"asked for ${somebody.cpf}"}`],
    ['a punctuated document', `cpf=${dotted(somebody.cpf)}`],
    ['base64, wherever it begins', Buffer.from(`{"x":"${somebody.cpf}"}`).toString('base64')],
    ['base64 further on', Buffer.from(`{"xy":"${somebody.cpf}"}`).toString('base64')],
    ['hexadecimal', Buffer.from(somebody.cpf).toString('hex')],
    ['bytes of a table', `(1,"\\\\x${Buffer.from(`--${somebody.cpf}--`).toString('hex')}")`],
  ])('finds one planted as %s', (_where, text) => {
    expect(leaksIn(text, told)).toContain('CPF');
    expect(leaksIn(text.slice(0, 8), told)).toEqual([]);
  });

  it('finds a name whatever its case', () => {
    for (const text of [somebody.name.toLowerCase(), `Olá ${somebody.name}`, encodeURIComponent(somebody.name)]) {
      expect(leaksIn(text, told)).toContain('nome');
    }
  });

  it('finds a column that holds one in clear, and says which table', async () => {
    await app.sql.query('UPDATE lookup_history SET masked = $1', [dotted(first.value)]);
    await app.sql.query('UPDATE lookup_history SET query = $1', [Buffer.from(somebody.name)]);
    const found = await leaksInDatabase(app.sql, told);
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^lookup_history_\d{4}_\d\d: CPF$/)]));
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^lookup_history_\d{4}_\d\d: nome$/)]));
  });
});
