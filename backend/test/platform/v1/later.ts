import { type Person, peopleBornTo, peopleNamed } from '../../../sandbox/population/index.js';
import { cnpjOf } from '../../companies/planted.js';
import { BatchesOf, cpfs } from '../../lookups/batches-world.js';
import { Follower } from '../../watch/watch-world.js';
import { firstKeyOf, MANUEL, WITH_SOURCE } from './bodies.js';
import { type PublicApi, SOLE_TRADER } from './world.js';

const TEN = Array.from({ length: 10 }, (_, n) => n);
const OPEN_DATA = ['v1LookupCep', 'v1LookupCnpj'];

export async function noMoreRoom(api: PublicApi): Promise<string[]> {
  return [...(await ofBatches(api)), ...(await ofWebhooks(api)), ...(await ofTheWatchlist(api))];
}

async function ofBatches(api: PublicApi): Promise<string[]> {
  const { id } = (await api.call('v1StartBatch')).body;
  await new BatchesOf(api.as(api.key), '/v1/batches').until(id, 'finished');
  const steered = ['v1PauseBatch', 'v1ResumeBatch', 'v1CancelBatch'];
  const ended = [
    ...(await api.otherThan('409 BATCH_ENDED', steered, () => ({ places: { id } }))),
    ...(await api.otherThan('409 BATCH_NOTHING_FAILED', ['v1RetryBatch'], () => ({ places: { id } }))),
  ];
  const open: string[] = [];
  for (const _ of TEN) {
    const { body } = await api.call('v1StartBatch', { body: { type: 'cpf', items: cpfs(50) } });
    await api.call('v1PauseBatch', { places: { id: body.id } });
    open.push(body.id);
  }
  const places = { id: open[0] ?? '' };
  return [
    ...ended,
    ...(await api.otherThan('409 BATCH_LIMIT', ['v1StartBatch'])),
    ...(await api.otherThan('409 BATCH_OPEN', ['v1DeleteBatch'], () => ({ places }))),
  ];
}

async function ofWebhooks(api: PublicApi): Promise<string[]> {
  await api.call('v1PauseWebhookEndpoint');
  const sent = ['v1TestWebhookEndpoint', 'v1ResendWebhookDelivery'];
  const paused = await api.otherThan('409 WEBHOOK_PAUSED', sent);
  for (const _ of TEN) await api.call('v1AddWebhookEndpoint');
  return [...paused, ...(await api.otherThan('409 WEBHOOK_LIMIT', ['v1AddWebhookEndpoint']))];
}

async function ofTheWatchlist(api: PublicApi): Promise<string[]> {
  const { http } = await Follower.of(api.app, 'bronze');
  const bronze = api.as(await api.keyFor({}, http));
  await api.call('v1FollowCompanies', { body: { cnpjs: TEN.map((n) => cnpjOf(n + 2)) } }, bronze);
  return api.otherThan('409 WATCH_LIMIT', ['v1FollowCompanies'], () => ({}), bronze);
}

export async function isGone(api: PublicApi): Promise<string[]> {
  const key = firstKeyOf('v1LookupCep');
  const { protocolo } = (await api.call('v1LookupCep', { key })).body.meta;
  await api.app.sql.query("UPDATE lookup_history SET result = NULL WHERE type = 'cep'");
  return [
    ...(await api.otherThan('409 REPORT_NOT_AVAILABLE', ['v1MakeReport'], () => ({ places: { protocolo } }))),
    ...(await api.otherThan('409 RESULT_NOT_KEPT', ['v1LookupCep'], () => ({ key }))),
  ];
}

/** The last: nothing is found any more. */
export async function isWithheld(api: PublicApi): Promise<string[]> {
  // By a name others are found too: nothing is left once all of them are withheld. Kept answers tell nothing of the dead, not
  // even a document by which they could be withheld since: the mother is one of whose children all live.
  const namesakes = peopleNamed(MANUEL.name);
  const mae = namesakes.map(({ mother }) => mother.name).find((name) => peopleBornTo(name).every(isAlive)) ?? '';
  const mothers = { key: 'outra-mae', body: { mae } };
  await api.call('v1LookupMother', mothers);
  const again = (id: string) => (id === 'v1LookupMother' ? mothers : { key: firstKeyOf(id) });
  const told = new Set([...namesakes, ...peopleBornTo(mae)].map(({ cpf }) => cpf));
  await api.suppress([{ tipo: 'nome', valor: MANUEL.name }, ...Array.from(told, (valor) => ({ tipo: 'cpf', valor }))]);
  const withheld = '451 SUBJECT_SUPPRESSED';
  const cnpj = cnpjOf(SOLE_TRADER);
  const companies = ['v1ReadCompany', 'v1ReadCompanyTimeline', 'v1ReadCompanyGroup'];
  const personal = WITH_SOURCE.filter((id) => !OPEN_DATA.includes(id));
  return [
    ...(await api.otherThan(withheld, personal, again)),
    ...(await api.otherThan(withheld, ['v1MakeReport'])),
    ...(await api.otherThan(withheld, companies, () => ({ places: { cnpj } }))),
    ...(await api.otherThan(withheld, ['v1LookupCnpj'], () => ({ body: { cnpj } }))),
  ];
}

const isAlive = ({ death }: Person) => death === null;
