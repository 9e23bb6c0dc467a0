import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
} from 'cockatiel';
import { type Dispatcher, Pool } from 'undici';
import { VENDOR_EXCHANGE, VENDOR_FAILED, type VendorExchange } from '../telemetry/events.js';
import { CIRCUITS } from '../telemetry/readings.js';
import { Deadline } from './vendor-deadline.js';
import { exchange, type RawReply, ReplyTooLarge } from './vendor-exchange.js';
import { type FailureMessage, type FailureReason, SOURCE_DOWN, VendorFailure } from './vendor-failure.js';
import { bodyOf, parseReply, retryAfterSeconds, vendorCodes } from './vendor-wire.js';

export { type FailureReason, SOURCE_DOWN, VendorFailure } from './vendor-failure.js';

export interface VendorOptions {
  /** Names the vendor in logs. */
  readonly vendor: string;
  /** May end in a path; calls' paths are appended to it. */
  readonly baseUrl: string;
  /** Sent with each call, such as Authorization. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for a whole call: queue, connection, attempts and reading. */
  readonly deadlineMs?: number;
  /** Calls under way at once; more wait in a queue of `queue` places, beyond which they fail at once. */
  readonly concurrency?: number;
  readonly queue?: number;
  readonly maxReplyBytes?: number;
  /** What the user reads when this vendor fails. */
  readonly failureMessage?: FailureMessage;
  /** A client certificate to show, and the authority that the vendor's own must come from. */
  readonly tls?: { readonly cert?: Buffer; readonly key?: Buffer; readonly ca?: Buffer };
  /** Consecutive failures that open the circuit, and for how long. */
  readonly breakAfter?: number;
  readonly breakMs?: number;
}

/** Anything that turns an unknown value into a T or throws: a zod schema, for one. */
export interface Parser<T> {
  parse(value: unknown): T;
}

export interface VendorCall<T> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Appended to the base URL; encode what you put into it. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** At most one of the three bodies. */
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly text?: string;
  /** Free and idempotent: one more attempt is made after a broken connection, 429, 502, 503 or 504 with a short wait. */
  readonly repeatable: boolean;
  /** What the body is: parsed JSON (default) or text. */
  readonly format?: 'json' | 'text';
  readonly schema: Parser<T>;
}

/** A reply with a 2xx, parsed; or with one of the statuses that the caller asked to see, its body as it came. */
export type VendorReply<T> =
  | { readonly ok: true; readonly status: number; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly body: unknown };

/**
 * The only way out to a vendor; make one a vendor and keep it:
 *
 *     const client = new VendorClient({ vendor: 'BrasilAPI', baseUrl, deadlineMs: 4_000 });
 *     // null = the vendor answered "nobody" (404); every failure throws a VendorFailure (an AppError 502, 503 or 504)
 *     await client.ask({ path: `/api/cnpj/v1/${cnpj}`, repeatable: true, schema: wireCompany, nobody: [404] });
 *     // see some statuses yourself: reply.ok tells 2xx (parsed) from 400 and 409 (their body as it came)
 *     await client.exchange({ method: 'POST', path: '/v1/payments', json, headers, repeatable: true, schema, statuses: [400, 409] });
 *
 * `failureMessage: {code, text}` replaces SOURCE_DOWN; `failure.reason` tells whether anything was sent.
 */
export class VendorClient {
  private readonly pool: Pool;
  private readonly prefix: string;
  private readonly settings: Required<VendorOptions>;
  private readonly slots;
  private readonly circuit;
  private readonly onceMore;

  constructor(options: VendorOptions) {
    this.settings = { ...DEFAULTS, ...options };
    const { concurrency, queue, breakAfter, breakMs } = this.settings;
    const base = new URL(options.baseUrl);
    this.prefix = base.pathname.replace(/\/$/, '');
    this.pool = new Pool(base.origin, {
      connections: concurrency,
      connectTimeout: 3_000,
      connect: this.settings.tls,
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: 20_000,
    });
    this.slots = bulkhead(concurrency, queue);
    this.circuit = circuitBreaker(
      handleWhen((error) => error instanceof VendorFailure && error.countsAgainstVendor),
      { halfOpenAfter: breakMs, breaker: new ConsecutiveBreaker(breakAfter) },
    );
    this.onceMore = retry(
      handleWhen((error) => error instanceof VendorFailure && error.transient),
      { maxAttempts: 1, backoff: new DelegateBackoff(({ result }) => patience(result)) },
    );
    CIRCUITS.add(this);
  }

  get vendor(): string {
    return this.settings.vendor;
  }

  /** The parsed answer, or null for a status that means "nobody". */
  async ask<T>(call: VendorCall<T> & { readonly nobody?: readonly number[] }): Promise<T | null> {
    const reply = await this.exchange({ ...call, statuses: call.nobody ?? [] });
    return reply.ok ? reply.body : null;
  }

  /** As `ask`, for callers that tell `statuses` apart. */
  exchange<T>(call: VendorCall<T> & { readonly statuses?: readonly number[] }): Promise<VendorReply<T>> {
    const told: VendorExchange = { vendor: this.vendor, method: call.method ?? 'GET' };
    return VENDOR_EXCHANGE.tracePromise(() => this.send(call, told), told) as Promise<VendorReply<T>>;
  }

  private async send<T>(
    call: VendorCall<T> & { readonly statuses?: readonly number[] },
    { traceparent }: VendorExchange,
  ): Promise<VendorReply<T>> {
    const request = this.requestOf(call, traceparent);
    const deadline = new Deadline(this.settings.deadlineMs);
    return new Promise((resolve, reject) => {
      const fail = (error: unknown): void => {
        if (error instanceof VendorFailure && error.wasSent)
          VENDOR_FAILED.tell({ vendor: this.vendor, failure: error });
        reject(error);
      };
      const timer = setTimeout(() => {
        deadline.expire();
        fail(this.failure('timeout'));
      }, this.settings.deadlineMs);
      this.guarded(() => this.attempt(request, call, deadline), call.repeatable, deadline)
        .then(resolve, (error: unknown) => deadline.expired || fail(this.asFailure(error)))
        .finally(() => clearTimeout(timer));
    });
  }

  /** How the circuit stands: calls pass, are refused, or one of them probes. */
  get circuitState(): 'closed' | 'open' | 'half-open' {
    const { state } = this.circuit;
    if (state === CircuitState.Closed) return 'closed';
    return state === CircuitState.HalfOpen ? 'half-open' : 'open';
  }

  /** Ends open connections; calls under way fail. */
  async onApplicationShutdown(): Promise<void> {
    CIRCUITS.delete(this);
    await this.pool.destroy();
  }

  private guarded<R>(attempt: () => Promise<R>, repeatable: boolean, deadline: Deadline): Promise<R> {
    return this.slots.execute(() => {
      if (deadline.tooLateToSend) throw this.failure('timeout');
      // While one call probes, cockatiel would let the others wait for its outcome.
      if (this.circuit.state === CircuitState.HalfOpen) throw this.failure('circuit-open');
      return this.circuit.execute(() => (repeatable ? this.onceMore.execute(attempt) : attempt()));
    });
  }

  private async attempt<T>(
    request: Dispatcher.DispatchOptions,
    call: VendorCall<T> & { readonly statuses?: readonly number[] },
    deadline: Deadline,
  ): Promise<VendorReply<T>> {
    if (deadline.tooLateToSend) throw this.failure('timeout');
    const raw = await exchange(this.pool, request, this.settings.maxReplyBytes, deadline).catch((error: unknown) => {
      if (deadline.expired) throw this.failure('timeout');
      if (error instanceof ReplyTooLarge) throw this.failure('size');
      throw this.failure('network', { detail: (error as { code?: string }).code ?? 'connection failed' });
    });
    return this.replyOf(raw, call);
  }

  private replyOf<T>(raw: RawReply, call: VendorCall<T> & { readonly statuses?: readonly number[] }): VendorReply<T> {
    const { status } = raw;
    const { value, fault } = parseReply(raw, call.format ?? 'json');
    if (call.statuses?.includes(status)) {
      // Proxies answer 404 too, with pages of their own. Whoever says 401, it is our key that is refused.
      if (value === undefined && status !== 401) throw this.failure(fault ?? 'body', { status });
      return { ok: false, status, body: value ?? null };
    }
    if (status < 200 || status > 299) {
      const wait = retryAfterSeconds(raw);
      throw this.failure('status', {
        status,
        detail: vendorCodes(raw),
        ...(wait === null ? {} : { retryAfterSeconds: wait }),
      });
    }
    if (fault) throw this.failure(fault, { status });
    try {
      return { ok: true, status, body: call.schema.parse(value) };
    } catch (error) {
      throw this.failure('body', { status, detail: whereItDiffers(error) });
    }
  }

  private requestOf(call: VendorCall<unknown>, traceparent: string | undefined): Dispatcher.DispatchOptions {
    const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
    const { body, contentType } = bodyOf(call);
    return {
      method: call.method ?? 'GET',
      path: this.prefix + call.path + query,
      headers: {
        accept: call.format === 'text' ? 'text/*' : 'application/json',
        'user-agent': 'nitido',
        ...this.settings.headers,
        ...(contentType ? { 'content-type': contentType } : {}),
        ...call.headers,
        ...(traceparent ? { traceparent } : {}),
      },
      body,
    };
  }

  private asFailure(error: unknown): unknown {
    if (error instanceof BrokenCircuitError) {
      return this.failure('circuit-open', { retryAfterSeconds: Math.ceil(this.settings.breakMs / 1_000) });
    }
    if (error instanceof BulkheadRejectedError) return this.failure('queue-full', { retryAfterSeconds: 1 });
    return error;
  }

  private failure(reason: FailureReason, facts: ConstructorParameters<typeof VendorFailure>[2] = {}): VendorFailure {
    return new VendorFailure(this.settings.vendor, reason, facts, this.settings.failureMessage);
  }
}

const DEFAULTS = {
  headers: {},
  deadlineMs: 5_000,
  concurrency: 256,
  queue: 1_024,
  maxReplyBytes: 2 * 1024 * 1024,
  failureMessage: SOURCE_DOWN,
  tls: {},
  breakAfter: 8,
  breakMs: 5_000,
};

/** Milliseconds before the second attempt: what the vendor asks for, else a little, at random, so that callers spread. */
function patience(result: { error: unknown } | { value: unknown }): number {
  const failure = 'error' in result && result.error instanceof VendorFailure ? result.error : null;
  return (failure?.retryAfterSeconds ?? 0) * 1_000 + 50 + Math.random() * 150;
}

/** Where a schema refused the body: paths and codes, never values. */
function whereItDiffers(error: unknown): string {
  const issues = (error as { issues?: Array<{ path: PropertyKey[]; code: string }> }).issues ?? [];
  return issues
    .slice(0, 5)
    .map((issue) => `${issue.path.map(String).join('.')}:${issue.code}`)
    .join(' ');
}
