import { until } from '../../harness/until.js';
import { BatchesOf } from '../../lookups/batches-world.js';
import { type Held, type HoldUp, heldUp } from '../../lookups/held-up.js';
import { receiver } from '../../messaging/webhooks-world.js';
import { LOOKUPS, WITH_SOURCE } from './bodies.js';
import type { Change, PublicApi } from './world.js';

const REUSED = '422 IDEMPOTENCY_KEY_REUSED';
const IN_USE = '409 IDEMPOTENCY_KEY_IN_USE';
/** What was found is about to be written down. */
const IS_KEPT: HoldUp = { lock: 'lookup_audit IN SHARE MODE', words: '' };

/** Each names the field that lacks as its own call has it. */
export async function noPurpose(api: PublicApi): Promise<string[]> {
  const aimless = api.as(await api.keyFor({}));
  const fields = { v1LookupCpf: 'finalidade', v1StartBatch: 'purpose', v1ReadCompanyGroup: 'finalidade' };
  const said = Object.entries(fields).map(async ([id, field]) => {
    const { status, body } = await api.call(id, {}, aimless);
    const answer = `${status} ${body.code} ${body.fields?.[0]?.field}`;
    return answer === `422 PURPOSE_REQUIRED ${field}` ? [] : [`${id}: ${answer}`];
  });
  return (await Promise.all(said)).flat();
}

export async function keyGivenBefore(api: PublicApi): Promise<string[]> {
  await api.call('v1SearchCompanies', { key: 'da-busca' });
  await api.call('v1LookupCep', { key: 'do-cep' });
  await api.call('v1AddWebhookEndpoint', { key: 'do-webhook' });
  const other = { url: receiver(api.app, 'outro'), events: ['plan.ended'] };
  return [
    ...(await api.otherThan(REUSED, [...LOOKUPS.keys(), 'v1StartBatch'], () => ({ key: 'da-busca' }))),
    ...(await api.otherThan(REUSED, ['v1SearchCompanies'], () => ({ key: 'do-cep' }))),
    ...(await api.otherThan(REUSED, ['v1AddWebhookEndpoint'], () => ({ key: 'do-webhook', body: other }))),
  ];
}

export async function keyOfRunningCall(api: PublicApi): Promise<string[]> {
  const wrong: string[] = [];
  const twice = async (id: string, change: Change = {}) => {
    const asked = { ...change, key: `corre-${id}` };
    const second = async ({ release }: Held) => {
      wrong.push(...(await api.otherThan(IN_USE, [id], () => asked)));
      await release();
    };
    await heldUp(api.app, IS_KEPT, () => api.call(id, asked), second);
  };
  for (const id of WITH_SOURCE) await twice(id);
  await twice('v1SearchCompanies', { body: { socio: 'zoraide quintela' } });
  await metByHaste(api, 'v1LookupFatherByCpf');
  return wrong;
}

export async function keyOfDeletedBatch(api: PublicApi): Promise<string[]> {
  const key = 'do-lote';
  const { id } = (await api.call('v1StartBatch', { key })).body;
  await new BatchesOf(api.as(api.key), '/v1/batches').until(id, 'finished');
  await api.call('v1DeleteBatch', { places: { id } });
  return api.otherThan('404 BATCH_NOT_FOUND', ['v1StartBatch'], () => ({ key }));
}

/** Nothing holds this one up; of many at once some come while the first still runs. */
async function metByHaste(api: PublicApi, id: string): Promise<void> {
  const many = Array.from({ length: 8 }, () => id);
  await until(async () => {
    const others = await api.otherThan(IN_USE, many, () => ({ key: `corre-${id}` }));
    return others.length < many.length;
  });
}
