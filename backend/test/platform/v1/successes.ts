import { cnpjOf } from '../../companies/planted.js';
import { until } from '../../harness/until.js';
import { cpfs } from '../../lookups/batches-world.js';
import { firstKeyOf, WITH_SOURCE } from './bodies.js';
import type { Answered, Change, PublicApi } from './world.js';

/** Makes every call once so that it does what it is for, and leaves what the other calls name. */
export async function makeEachCall(api: PublicApi): Promise<void> {
  const done = async (id: string, change: Change = {}): Promise<Answered> => {
    // A source has 1.9 s here and a report its turn, which a busy machine may need for something else.
    const isLate = ({ status, body }: { status: number; body: Answered }) =>
      status === 504 || body?.code === 'REPORTS_BUSY';
    const answered = async () => [await api.call(id, change)].find((answer) => !isLate(answer));
    const { status, body } = await until(answered);
    if (status >= 300) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const each = async (...ids: string[]) => {
    for (const id of ids) await done(id);
  };

  for (const id of WITH_SOURCE) {
    const { meta } = await done(id, { key: firstKeyOf(id) });
    if (id === 'v1LookupCpf') api.things.protocolo = meta.protocolo;
  }
  await each('v1ListLookups', 'v1GetLookup', 'v1MakeReport', 'v1GetUsage', 'v1GetStatus');

  await each('v1SearchCompanies', 'v1ReadCompany', 'v1ReadCompanyTimeline', 'v1ReadCompanyGroup');
  await done('v1FollowCompanies', { body: { cnpjs: [cnpjOf(1), cnpjOf(2)] } });
  await each('v1GetWatchlist', 'v1ListWatchEvents');
  await done('v1UnfollowCompany', { places: { cnpj: cnpjOf(2) } });

  const batch = await done('v1StartBatch', { body: { type: 'cpf', items: cpfs(300) } });
  api.things['batches id'] = batch.id;
  await each('v1PauseBatch', 'v1ListBatches', 'v1GetBatch', 'v1ListBatchItems', 'v1ExportBatch');
  await each('v1ResumeBatch', 'v1RetryBatch', 'v1CancelBatch');
  const { id } = await done('v1StartBatch', { body: { type: 'cpf', items: cpfs(300) } });
  await done('v1CancelBatch', { places: { id } });
  await done('v1DeleteBatch', { places: { id } });

  const gone = (await done('v1AddWebhookEndpoint')).data.id;
  await done('v1RemoveWebhookEndpoint', { places: { id: gone } });
  api.things['webhook-endpoints id'] = (await done('v1AddWebhookEndpoint')).data.id;
  api.things.deliveryId = (await done('v1TestWebhookEndpoint')).data.id;
  await each('v1ListWebhookEndpoints', 'v1ListWebhookDeliveries', 'v1GetWebhookDelivery', 'v1ResendWebhookDelivery');
  await each('v1RotateWebhookSecret', 'v1PauseWebhookEndpoint', 'v1ResumeWebhookEndpoint');
}
