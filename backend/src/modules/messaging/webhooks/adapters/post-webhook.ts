import { lookup as systemLookup } from 'node:dns';
import { finished } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { Client, type Dispatcher } from 'undici';
import type { DeliveryFault } from '../../../../kernel/webhooks.js';
import { isNear } from '../../../../platform/config/platform.config.js';
import { askNameServers } from '../../../../platform/http/ask-name-servers.js';
import { AddressRefused, checkedLookup } from '../../../../platform/http/checked-lookup.js';
import { WebhooksConfig } from '../webhooks.config.js';
import { addressFault, allowedFor } from './endpoint-address.js';

const CONNECT_MS = 5_000;
const REPLY_BYTES = 2_048;
/** What an answer says is for the log alone: nothing waits long for it. */
const REPLY_MS = 1_000;
const MOST_HEADER_BYTES = 16_384;

export interface SignedMessage {
  readonly url: string;
  /** Each signs: while a secret is changed there are two. */
  readonly secrets: readonly string[];
  readonly eventId: string;
  readonly body: string;
}

/** What came of an attempt. `fault`: why it was in vain; null when it was taken. */
export interface Attempt {
  readonly madeAt: Date;
  readonly durationMs: number;
  readonly status: number | null;
  readonly fault: DeliveryFault | null;
  /** The beginning of what was answered. */
  readonly reply: string | null;
}

/**
 * Posts to addresses that strangers gave. The connection is made to an address that was checked, is not kept, and no answer
 * leads anywhere else: a redirect is a failure like any other status.
 */
@Injectable()
export class PostWebhook {
  constructor(private readonly config: WebhooksConfig) {}

  async post({ url, secrets, eventId, body }: SignedMessage): Promise<Attempt> {
    const [madeAt, began] = [new Date(), performance.now()];
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Nitido-Webhooks/1',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(madeAt.getTime() / 1_000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, madeAt, body)).join(' '),
    };
    const outcome = await this.send(new URL(url), headers, body).catch(failed);
    return { ...outcome, madeAt, durationMs: Math.round(performance.now() - began) };
  }

  private async send(url: URL, headers: Record<string, string>, body: string): Promise<Outcome> {
    const { takesNearEndpoints: takesNear, WEBHOOK_TIMEOUT_SECONDS, WEBHOOK_NAME_SERVERS } = this.config;
    if (addressFault(url.href, takesNear)) throw new AddressRefused(url.hostname);
    // A near name stands in no name server, but in a file of this machine.
    const resolve = isNear(url.hostname) ? systemLookup : askNameServers(WEBHOOK_NAME_SERVERS?.split(',') ?? []);
    const lookup = checkedLookup(allowedFor(url.hostname, takesNear), resolve);
    const client = new Client(url.origin, {
      connect: { lookup, timeout: CONNECT_MS },
      maxHeaderSize: MOST_HEADER_BYTES,
      allowH2: false,
      pipelining: 0,
    });
    try {
      const signal = AbortSignal.timeout(WEBHOOK_TIMEOUT_SECONDS * 1_000);
      const path = `${url.pathname}${url.search}`;
      const { statusCode: status, body: answer } = await client.request({
        method: 'POST',
        path,
        headers,
        body,
        signal,
      });
      const isTaken = status >= 200 && status < 300;
      return { status, fault: isTaken ? null : 'status', reply: await beginningOf(answer) };
    } finally {
      void client.destroy().catch(() => undefined);
    }
  }
}

type Outcome = Pick<Attempt, 'status' | 'fault' | 'reply'>;

/** What is longer, or comes too late, is not read: the connection is closed. */
async function beginningOf(answer: Dispatcher.ResponseData['body']): Promise<string> {
  const enough = setTimeout(() => answer.destroy(), REPLY_MS);
  const pieces: Buffer[] = [];
  let length = 0;
  answer.on('data', (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
    if (length >= REPLY_BYTES) answer.destroy();
  });
  await finished(answer).catch(() => undefined);
  clearTimeout(enough);
  return Buffer.concat(pieces).subarray(0, REPLY_BYTES).toString('utf8').replaceAll('\0', '');
}

const NAME = /^(ENOTFOUND|EAI_AGAIN)$/;
const TIMEOUT = /^(UND_ERR_CONNECT_TIMEOUT|UND_ERR_HEADERS_TIMEOUT|ETIMEDOUT)$/;
const TLS = /^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/;

function failed(error: unknown): Outcome {
  const { code = '', name = '' } = error as { code?: string | number; name?: string };
  return { status: null, fault: faultOf(String(code), name), reply: null };
}

function faultOf(code: string, name: string): DeliveryFault {
  if (code === 'ADDRESS_REFUSED') return 'private-address';
  if (name === 'TimeoutError' || name === 'AbortError' || TIMEOUT.test(code)) return 'timeout';
  if (NAME.test(code)) return 'name';
  return TLS.test(code) ? 'tls' : 'connection';
}
