import { setTimeout as pause } from 'node:timers/promises';
import { isValidCnpj } from '../../src/kernel/cnpj.js';
import { isValidCpf } from '../../src/kernel/cpf.js';
import { SandboxClient } from '../testing/client.js';
import { outcome, SEEN } from '../testing/seen-faults.js';
import { FAULT_KINDS, type FaultKind, OWN_FAULTS } from './fault-kinds.js';
import { MAGIC_AMOUNTS, MAGIC_CEPS, MAGIC_CNPJS, MAGIC_CPFS, MAGIC_PAYERS } from './magic-inputs.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

const brasilApi = (cnpj: string) => client.call('GET', `/brasil-api/api/cnpj/v1/${cnpj}`);
const minhaReceita = (cnpj: string) => client.call('GET', `/minha-receita/${cnpj}`);

describe.each(Object.entries(SEEN))('the fault %s', (kind, looksRight) => {
  const fault = kind as FaultKind;

  test('is seen at the data bureau', async () => {
    expect(looksRight(await outcome(client.bureau(MAGIC_CPFS[fault])))).toBe(true);
  });

  test('is seen at both CNPJ sources or at one of them alone', async () => {
    const { both, 'brasil-api': first, 'minha-receita': second } = MAGIC_CNPJS;
    const calls = [
      brasilApi(both[fault]),
      minhaReceita(both[fault]),
      brasilApi(first[fault]),
      minhaReceita(second[fault]),
    ];
    expect((await Promise.all(calls.map(outcome))).map(looksRight)).toEqual([true, true, true, true]);
    expect((await brasilApi(second[fault])).json.cnpj).toBe(second[fault]);
    expect((await minhaReceita(first[fault])).json.cnpj).toBe(first[fault]);
  });

  test("is seen at the creation of a charge, by the payer's e-mail and by the amount", async () => {
    const order = {
      transaction_amount: 15,
      payment_method_id: 'pix',
      payer: { email: `ana+${MAGIC_PAYERS[fault]}@gmail.com` },
    };
    const byAmount = { ...order, transaction_amount: MAGIC_AMOUNTS[fault], payer: { email: 'ana@gmail.com' } };
    const calls = [order, byAmount].map((body, n) => client.gateway('POST', '/v1/payments', body, `${n}-${kind}`));
    expect((await Promise.all(calls.map(outcome))).map(looksRight)).toEqual([true, true]);
  });
});

test('the fault timeout gives no answer while one waits', async () => {
  const stop = new AbortController();
  const path = `/minha-receita/${MAGIC_CNPJS.both.timeout}`;
  const call = fetch(client.sandbox.url + path, { signal: stop.signal }).then(
    () => 'answered',
    (error: Error) => error.name,
  );
  expect(await Promise.race([call, pause(1500, 'waiting')])).toBe('waiting');
  stop.abort();
  expect(await call).toBe('AbortError');
});

test('inconsistent sources tell two stories of one company', async () => {
  const cnpj = MAGIC_CNPJS.both.inconsistent;
  const [one, other] = [await brasilApi(cnpj), await minhaReceita(cnpj)];
  expect(one.json.cnpj).toBe(other.json.cnpj);
  expect(one.json.situacao_cadastral).not.toBe(other.json.situacao_cadastral);
});

test('an inconsistent bureau answers with somebody else', async () => {
  const { json } = await client.bureau(MAGIC_CPFS.inconsistent);
  expect(json.resultado.dados_gerais.cpf).not.toBe(MAGIC_CPFS.inconsistent);
});

test('the magic documents are valid ones', () => {
  expect(Object.values(MAGIC_CPFS).every(isValidCpf)).toBe(true);
  expect(Object.values(MAGIC_CNPJS).flatMap(Object.values).every(isValidCnpj)).toBe(true);
});

test('slow takes two seconds', async () => {
  const started = Date.now();
  await client.bureau(MAGIC_CPFS.slow);
  expect(Date.now() - started).toBeGreaterThan(1900);
});

test('a fault switched on for a vendor hits every call, or the next so many, until switched off', async () => {
  const statuses = async () => [
    (await client.bureau('52998224725')).status,
    (await client.bureau('52998224725')).status,
  ];
  await client.call('POST', '/faults/bureau', { kind: 'server-error', times: 1 });
  expect(await statuses()).toEqual([500, 200]);
  await client.call('POST', '/faults/bureau', { kind: 'rate-limited' });
  expect(await statuses()).toEqual([429, 429]);
  await client.call('POST', '/faults/bureau', { kind: null });
  expect(await statuses()).toEqual([200, 200]);
});

test('an unknown vendor or fault, and a fault of another vendor alone, is refused', async () => {
  expect((await client.call('POST', '/faults/nobody', { kind: 'slow' })).status).toBe(404);
  expect((await client.call('POST', '/faults/bureau', { kind: 'sneeze' })).status).toBe(400);
  expect((await client.call('POST', '/faults/bureau', { kind: 'captcha' })).status).toBe(400);
});

test('the page of faults lists every kind, as HTML and as JSON', async () => {
  const page = await client.call('GET', '/faults');
  const { json } = await client.call('GET', '/faults', undefined, { accept: 'application/json' });
  for (const kind of FAULT_KINDS) {
    expect(page.text).toContain(MAGIC_CPFS[kind]);
    expect(page.text).toContain(MAGIC_CEPS.all[kind]);
  }
  for (const { kind, vendor } of OWN_FAULTS) expect(page.text).toMatch(new RegExp(`${kind}</td><td>${vendor}`));
  expect(json.faults.map(({ kind }: { kind: string }) => kind)).toEqual(FAULT_KINDS);
});
