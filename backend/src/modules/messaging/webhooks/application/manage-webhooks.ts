import { Injectable } from '@nestjs/common';
import { MOST_ENDPOINTS, type WebhookEvent } from '../../../../kernel/webhooks.js';
import { Clock } from '../../../../platform/clock.js';
import { isUuid, newId } from '../../../../platform/ids.js';
import { Deliveries } from '../adapters/deliveries.store.js';
import { Endpoints } from '../adapters/endpoints.store.js';
import { SendingLimit } from '../adapters/sending-limit.store.js';
import { type Endpoint, type MadeEndpoint, newSecret } from './endpoint.js';
import { endpointPaused, noSuchDelivery, noSuchEndpoint, tooManyEndpoints } from './refusals.js';

/** An account's endpoints and what was sent to them, as their owner handles them. One of another account does not exist for it. */
@Injectable()
export class ManageWebhooks {
  constructor(
    private readonly endpoints: Endpoints,
    private readonly deliveries: Deliveries,
    private readonly limit: SendingLimit,
    private readonly clock: Clock,
  ) {}

  /** WEBHOOK_LIMIT beyond ten. The owner is told by e-mail. */
  async add(accountId: string, url: string, events: readonly WebhookEvent[]): Promise<MadeEndpoint> {
    const made = { id: newId(), url, events: [...new Set(events)], secret: newSecret(), now: this.clock.now() };
    if (!(await this.endpoints.add(accountId, made, MOST_ENDPOINTS))) throw tooManyEndpoints();
    return { endpoint: await this.one(accountId, made.id), secret: made.secret };
  }

  /** The secret before it is signed with for a day more. */
  async rotate(accountId: string, id: string): Promise<MadeEndpoint> {
    const endpoint = await this.one(accountId, id);
    const secret = newSecret();
    if (!(await this.endpoints.rotate(accountId, id, secret, this.clock.now()))) throw noSuchEndpoint();
    return { endpoint, secret };
  }

  /** What happens meanwhile waits, for three days each. */
  async pause(accountId: string, id: string): Promise<Endpoint> {
    await this.one(accountId, id);
    await this.endpoints.pause(accountId, id);
    return this.one(accountId, id);
  }

  /** What still waits is sent. */
  async resume(accountId: string, id: string): Promise<Endpoint> {
    await this.one(accountId, id);
    await this.endpoints.resume(accountId, id);
    return this.one(accountId, id);
  }

  /** With all that was sent to it and what waits. */
  async remove(accountId: string, id: string): Promise<void> {
    if (!isUuid(id) || !(await this.endpoints.remove(accountId, id))) throw noSuchEndpoint();
  }

  /** Sends an event that tells nothing; answers the delivery's id. */
  async test(accountId: string, id: string): Promise<string> {
    await this.sendable(accountId, id);
    return this.deliveries.putTest(accountId, id);
  }

  /** The same event under the same id once more, for three days. */
  async resend(accountId: string, id: string, deliveryId: string): Promise<void> {
    await this.sendable(accountId, id);
    const again = isUuid(deliveryId) && (await this.deliveries.again(id, deliveryId));
    if (!again) throw noSuchDelivery();
  }

  async one(accountId: string, id: string): Promise<Endpoint> {
    const endpoint = isUuid(id) ? await this.endpoints.find(accountId, id) : null;
    if (!endpoint) throw noSuchEndpoint();
    return endpoint;
  }

  private async sendable(accountId: string, id: string): Promise<void> {
    if ((await this.one(accountId, id)).pausedAt) throw endpointPaused();
    await this.limit.count(accountId);
  }
}
