import { channel, type TracingChannel, tracingChannel } from 'node:diagnostics_channel';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What the product tells of its work to whoever watches it: metrics and traces, where the settings want them. While nobody
 * listens an event costs one look. Nothing in one may name or describe a person.
 */
class Told<Event> {
  private readonly channel;

  constructor(name: string) {
    this.channel = channel(`nitido:${name}`);
  }

  tell(event: Event): void {
    if (this.channel.hasSubscribers) this.channel.publish(event);
  }

  /** Answers how to stop. */
  hear(listener: (event: Event) => void): () => void {
    const subscriber = listener as (event: unknown) => void;
    this.channel.subscribe(subscriber);
    return () => this.channel.unsubscribe(subscriber);
  }
}

/** A lookup that was kept, or refused in the same moment because plan or quota had ended; `switched_off` by an administrator is no source that failed. */
export const LOOKUP_ENDED = new Told<{ type: string; outcome: string }>('lookup');

/**
 * A gateway's notification as it came: `stored`, `repeated` or `refused`; of WhatsApp's those alone that were refused, and
 * as `failed` each message that was not delivered.
 */
export const WEBHOOK_CAME = new Told<{ gateway: string; outcome: 'stored' | 'repeated' | 'refused' | 'failed' }>(
  'webhook-came',
);

/** What a gateway's notification led to, in the words of the inbox. */
export const WEBHOOK_DONE = new Told<{ gateway: string; outcome: string }>('webhook-done');

export const EMAIL_ENDED = new Told<{ outcome: 'sent' | 'refused' | 'failed' | 'given_up' | 'withheld' }>('email');

export interface JobRound {
  readonly name: string;
  readonly everyMs: number;
  readonly error?: unknown;
}
export const JOB_ROUND: TracingChannel<JobRound> = tracingChannel('nitido:job');

/** A round that is under way has done a piece of its work. */
export const JOB_PROGRESS = new Told<{ name: string }>('job-progress');

/** One call to a vendor with all its attempts. */
export interface VendorExchange {
  readonly vendor: string;
  readonly method: string;
  /** Sent along, where a trace has begun. */
  traceparent?: string;
  readonly result?: unknown;
  readonly error?: unknown;
}
export const VENDOR_EXCHANGE: TracingChannel<VendorExchange> = tracingChannel('nitido:vendor');

/** A call that a vendor was sent, and that failed: the codes of why are in the failure's cause. */
export const VENDOR_FAILED = new Told<{
  vendor: string;
  failure: Error & { readonly reason: string; readonly status: number | undefined };
}>('vendor-failed');

/** One SQL statement. */
export interface Statement {
  readonly text: string;
  readonly error?: unknown;
}
export const STATEMENT: TracingChannel<Statement> = tracingChannel('nitido:statement');

/** A request that is over: answered, cut off by its caller (499), or not even readable. */
export interface FinishedRequest {
  readonly request: FastifyRequest | null;
  readonly reply: FastifyReply | null;
  readonly status: number;
  readonly ms: number;
  /** Where there is no request. */
  readonly requestId?: string;
}
