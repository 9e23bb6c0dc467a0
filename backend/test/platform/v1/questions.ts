import { cnpjOf } from '../../companies/planted.js';
import { rawAnswer } from '../../harness/raw-answer.js';
import { collectionBodies, failing, LOOKUPS, WITH_SOURCE } from './bodies.js';
import { OPERATIONS } from './seen.js';
import type { PublicApi } from './world.js';

const NO_ID = '00000000-0000-7000-8000-000000000000';
const NOBODYS = { id: NO_ID, deliveryId: NO_ID, protocolo: '20261121-0000-0000', cnpj: cnpjOf(99) };
const FAULTS = [
  ['not-found', '404 NOT_FOUND'],
  ['server-error', '502 SOURCE_DOWN'],
  ['timeout', '504 SOURCE_DOWN'],
] as const;

export function badBody(api: PublicApi): Promise<string[]> {
  const ids = OPERATIONS.filter(({ takesBody }) => takesBody).map(({ id }) => id);
  return api.otherThan('400 INVALID_INPUT', ids, () => ({ body: { inesperado: true } }));
}

/** Nothing is wrong with what is ready to be sent, and the search finds something in test mode. */
export async function readyBodies(api: PublicApi): Promise<string[]> {
  const bodies = collectionBodies();
  const search = 'v1SearchCompanies';
  const tests = api.as(await api.keyFor({ mode: 'test' }));
  const wrong: string[] = [];
  for (const [id, body] of bodies) {
    const { status } = await api.call(id, { body });
    if (status === 400 || status === 422) wrong.push(`${id}: ${status}`);
  }
  const { body } = await api.call(search, { body: bodies.get(search) }, tests);
  const { data } = body as unknown as { data?: object[] };
  return data?.length ? wrong : [...wrong, `${search}: nothing`];
}

export async function otherBody(api: PublicApi): Promise<string[]> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const json = { 'content-type': 'application/json' };
  const wrong = OPERATIONS.filter(({ takesBody }) => takesBody).map(async (operation) => {
    const sent = (body: string, headers: object) =>
      api.as(api.key).raw(operation.method, api.pathOf(operation), body, headers);
    const statuses = [await sent('cpf=52998224725', form), await sent(`["${'x'.repeat(1_100_000)}"]`, json)];
    const said = statuses.map(({ status }) => status).join(' ');
    return said === '415 413' ? [] : [`${operation.id}: ${said}`];
  });
  return (await Promise.all(wrong)).flat();
}

/** Whoever names a type of each call, also of those that have no body, is understood. */
export async function noBody(api: PublicApi): Promise<string[]> {
  const bare = OPERATIONS.filter(({ method, takesBody }) => method !== 'GET' && !takesBody);
  const headers = `Host: x\r\nAuthorization: Bearer ${api.key}\r\nContent-Type: application/json\r\nConnection: close`;
  const asked = bare.map((one) => `${one.method} ${api.pathOf(one, NOBODYS)} HTTP/1.1\r\n${headers}\r\n\r\n`);
  const answers = await Promise.all(asked.map((request) => rawAnswer(api.app.url, request)));
  return answers.map((answer, n) => `${bare[n]?.id}: ${answer.slice(9, 12)}`).filter((said) => !said.endsWith(': 404'));
}

/** Each thing has a code of its own. */
export async function unknownThing(api: PublicApi): Promise<string[]> {
  const ids = OPERATIONS.filter(({ path }) => path.includes('{')).map(({ id }) => id);
  const answers = await Promise.all(ids.map((id) => api.call(id, { places: NOBODYS })));
  return ids.filter((_, n) => answers[n]?.status !== 404);
}

export async function otherMethod(api: PublicApi): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of OPERATIONS) {
    const { status, headers } = await api.as(api.key).raw('PATCH', api.pathOf(operation));
    const allowed = headers.get('allow')?.split(', ') ?? [];
    if (status !== 405 || !allowed.includes(operation.method)) wrong.push(`${operation.id}: ${status}`);
  }
  return wrong;
}

export async function sourcesThatFail(api: PublicApi): Promise<string[]> {
  const wrong: string[] = [];
  for (const [fault, wanted] of FAULTS) {
    const unlucky = (id: string) => ({ body: failing(LOOKUPS.get(id)!, fault) });
    // Each has its whole time where it is not its end that is waited for: together they would take it from each other.
    const groups = fault === 'timeout' ? [WITH_SOURCE] : WITH_SOURCE.map((id) => [id]);
    for (const ids of groups) wrong.push(...(await api.otherThan(wanted, ids, unlucky)));
  }
  return [...wrong, ...(await api.otherThan('503 MAINTENANCE', ['v1LookupFatherByCpf']))];
}
