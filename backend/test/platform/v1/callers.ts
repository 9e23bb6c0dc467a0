import { Subscriber } from '../../lookups/lookups-world.js';
import { OPERATIONS } from './seen.js';
import type { PublicApi } from './world.js';

const ALL = OPERATIONS.map(({ id }) => id);
const HISTORY = ['v1ListLookups', 'v1GetLookup', 'v1MakeReport'];
/** For any key. */
const OPEN = ['v1GetUsage', 'v1GetStatus'];
const asItIs = () => ({});

/* Each makes its calls, and answers those that went otherwise. */

export async function noGoodKey(api: PublicApi): Promise<string[]> {
  const elsewhere = api.as(await api.keyFor({ networks: ['203.0.113.0/24'] }));
  return [
    ...(await api.otherThan('401 API_KEY_REQUIRED', ALL, asItIs, api.as(null))),
    ...(await api.otherThan('403 API_KEY_NETWORK', ALL, asItIs, elsewhere)),
    ...(await api.otherThan('400 API_KEY_IN_URL', ALL, () => ({ query: `?chave=${api.key}` }))),
  ];
}

export async function noPermission(api: PublicApi): Promise<string[]> {
  const others = ALL.filter((id) => ![...HISTORY, ...OPEN].includes(id));
  const refused = async (ids: readonly string[], scope: string) =>
    api.otherThan('403 API_KEY_SCOPE', ids, asItIs, api.as(await api.keyFor({ scopes: [scope] })));
  return [...(await refused(others, 'history:read')), ...(await refused(HISTORY, 'lookup:cnpj'))];
}

export async function oneTimePassword(api: PublicApi): Promise<string[]> {
  const ana = await Subscriber.of(api.app);
  const key = await api.keyFor({}, ana.http);
  await api.app.sql.query('update accounts set must_change_password = true where id = $1', [ana.id]);
  const unsaid = OPERATIONS.filter(({ forbidden }) => forbidden.split('`PASSWORD_CHANGE_REQUIRED`').length !== 2);
  return [
    ...unsaid.map(({ id }) => `${id} names PASSWORD_CHANGE_REQUIRED not once`),
    ...(await api.otherThan('403 PASSWORD_CHANGE_REQUIRED', ALL, asItIs, api.as(key))),
  ];
}

export async function tooOften(api: PublicApi): Promise<string[]> {
  const { app } = await api.instance({ RATE_LIMIT: 'on', API_KEY_CALLS_PER_MINUTE: '1' });
  const hasty = api.as(await api.keyFor({}), app);
  const first = await api.otherThan('200 undefined', ['v1GetStatus'], asItIs, hasty);
  const others = await api.otherThan('429 RATE_LIMITED', ALL, asItIs, hasty);
  await app.stop();
  return [...first, ...others];
}

export async function noDatabase(api: PublicApi): Promise<string[]> {
  const { app, wire } = await api.instance({}, true);
  wire?.cut();
  try {
    return await api.otherThan('503 UNAVAILABLE', ALL, asItIs, api.as(api.key, app));
  } finally {
    wire?.mend();
    await app.stop();
    wire?.close();
  }
}
