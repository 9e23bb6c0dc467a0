import { Injectable } from '@nestjs/common';
import { MOST_ENDPOINTS, type WebhookEvent } from '../../../../kernel/webhooks.js';
import { Clock } from '../../../../platform/clock.js';
import { isUuid, newId } from '../../../../platform/ids.js';
import { AccountDirectory } from '../../../identity/index.js';
import { Deliveries } from '../adapters/deliveries.store.js';
import { Endpoints, type NewEndpoint } from '../adapters/endpoints.store.js';
import { SendingLimit } from '../adapters/sending-limit.store.js';
import { type Endpoint, type MadeEndpoint, newSecret } from './endpoint.js';
import { idOf } from './id-of.js';
import { endpointPaused, keyReused, noSuchDelivery, noSuchEndpoint, tooManyEndpoints } from './refusals.js';

const KEPT_MS = 24 * 60 * 60 * 1_000;

export interface Sent {
  /** The delivery. */
  readonly id: string;
  readonly replayed: boolean;
}

/** An account's endpoints and what was sent to them, as their owner handles them. One of another account does not exist for it. */
@Injectable()
export class ManageWebhooks {
  constructor(
    private readonly accounts: AccountDirectory,
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly limit: SendingLimit,
    private readonly clock: Clock,
  ) {}

  /** WEBHOOK_LIMIT beyond ten. The owner is told by e-mail. The same idempotency key within a day adds none again. */
  async add(
    { accountId, keyId = null }: { accountId: string; keyId?: string | null },
    url: string,
    events: readonly WebhookEvent[],
    key: string | null = null,
  ): Promise<MadeEndpoint> {
    const [owner, now] = [await this.accounts.seen(accountId), this.clock.now()];
    const id = key === null ? newId() : await this.idFor(accountId, key, now);
    const made: NewEndpoint = { id, url, events: [...new Set(events)], secret: newSecret(), now, keyId };
    const known = key === null ? null : await this.added(accountId, made);
    if (known) return known;
    await this.limit.countAdded(accountId);
    if (await this.endpoints.add(owner, made, MOST_ENDPOINTS)) {
      return { endpoint: await this.one(accountId, id), secret: made.secret, replayed: false };
    }
    const meanwhile = key === null ? null : await this.added(accountId, made);
    if (!meanwhile) throw tooManyEndpoints();
    return meanwhile;
  }

  /** The secret before it is signed with for a day more; as long the same idempotency key changes it no second time. */
  async rotate(accountId: string, id: string, key: string | null = null): Promise<MadeEndpoint> {
    const endpoint = await this.one(accountId, id);
    const next = newSecret();
    const secret = await this.endpoints.rotate(accountId, id, next, this.clock.now(), key ?? undefined);
    if (secret === null) throw noSuchEndpoint();
    return { endpoint, secret, replayed: secret !== next };
  }

  /** What happens meanwhile waits, for three days each. */
  async pause(accountId: string, id: string): Promise<Endpoint> {
    await this.one(accountId, id);
    await this.endpoints.pause(accountId, id);
    return this.one(accountId, id);
  }

  /** What still waits is sent. `keyId`: the API key that asks for it. */
  async resume(accountId: string, id: string, keyId: string | null = null): Promise<Endpoint> {
    const owner = await this.accounts.seen(accountId);
    await this.one(accountId, id);
    await this.endpoints.resume(owner, id, keyId);
    return this.one(accountId, id);
  }

  /** With all that was sent to it and what waits. */
  async remove(accountId: string, id: string): Promise<void> {
    if (!isUuid(id) || !(await this.endpoints.remove(accountId, id))) throw noSuchEndpoint();
  }

  /** Sends an event that tells nothing, once for each idempotency key; answers the delivery's id. */
  async test(accountId: string, id: string, key: string | null = null): Promise<Sent> {
    const eventId = key === null ? newId() : idOf(`${id} test ${key}`);
    await this.one(accountId, id);
    const known = key === null ? null : await this.deliveries.of(id, eventId);
    if (known) return { id: known, replayed: true };
    await this.sendable(accountId, id);
    const put = await this.deliveries.putTest(accountId, id, eventId);
    if (put === null) throw noSuchEndpoint();
    return { id: put, replayed: false };
  }

  /** The same event under the same id once more, for three days; once for each idempotency key. */
  async resend(accountId: string, id: string, deliveryId: string, key: string | null = null): Promise<Sent> {
    const request = key === null ? null : idOf(`${deliveryId} resend ${key}`);
    await this.one(accountId, id);
    if (!isUuid(deliveryId)) throw noSuchDelivery();
    if (request && (await this.deliveries.wasResentBy(id, deliveryId, request)))
      return { id: deliveryId, replayed: true };
    await this.sendable(accountId, id);
    const outcome = await this.deliveries.again(id, deliveryId, request);
    if (outcome === 'none') throw noSuchDelivery();
    return { id: deliveryId, replayed: outcome === 'before' };
  }

  async one(accountId: string, id: string): Promise<Endpoint> {
    const endpoint = isUuid(id) ? await this.endpoints.find(accountId, id) : null;
    if (!endpoint) throw noSuchEndpoint();
    return endpoint;
  }

  /** The same for a day after an endpoint was added with this idempotency key; then the next one that the key has. */
  private async idFor(accountId: string, key: string, now: Date): Promise<string> {
    const added = new Map((await this.endpoints.list(accountId)).map(({ id, createdAt }) => [id, createdAt]));
    const ids = Array.from({ length: MOST_ENDPOINTS + 1 }, (_, n) =>
      idOf(`${accountId} ${n > 0 ? `${n} ` : ''}add ${key}`),
    );
    const isOfLastDay = (id: string) => now.getTime() - (added.get(id)?.getTime() ?? 0) < KEPT_MS;
    return ids.find(isOfLastDay) ?? ids.find((id) => !added.has(id)) ?? newId();
  }

  /** The endpoint that this idempotency key has added, to who asks for the same. */
  private async added(accountId: string, { id, url, events }: NewEndpoint): Promise<MadeEndpoint | null> {
    const endpoint = await this.endpoints.find(accountId, id);
    const secret = endpoint && (await this.endpoints.secretOf(accountId, id));
    if (!endpoint || !secret) return null;
    if (endpoint.url !== url || endpoint.events.join() !== events.join()) throw keyReused();
    return { endpoint, secret, replayed: true };
  }

  private async sendable(accountId: string, id: string): Promise<void> {
    if ((await this.one(accountId, id)).pausedAt) throw endpointPaused();
    await this.limit.count(accountId);
  }
}
