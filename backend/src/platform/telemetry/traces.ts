import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import {
  type Attributes,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomView } from '../crypto/random-pool.js';
import { isOfPublicApi } from '../http/allowed-methods.js';
import { isEventStream } from '../http/event-streams.js';
import type { FinishedRequests } from '../http/finished-requests.js';
import { newId } from '../ids.js';
import { CappedWarning } from '../logging/capped-warning.js';
import { STATEMENT, type Statement, VENDOR_EXCHANGE, type VendorExchange } from './events.js';
import { statementSummary } from './statement-summary.js';
import type { TelemetryConfig } from './telemetry.config.js';
import { parsedTraceparent, traceparentOf } from './traceparent.js';

interface Traced {
  readonly span: Span;
  readonly response: ServerResponse;
}

/**
 * Traces a part of all requests, with their calls to vendors and their SQL. A span tells of routes, vendors, tables and
 * codes; no address, value or message of an error reaches one, since these may be about people. Answers how to end it.
 */
export function startTraces(
  config: TelemetryConfig,
  fastify: FastifyInstance,
  finished: FinishedRequests,
): () => Promise<void> {
  const provider = providerOf(config);
  const tracer = provider.getTracer('nitido');
  const current = new AsyncLocalStorage<Traced>();
  traceRequests(tracer, current, config.OTEL_TRACES_SAMPLER_ARG, fastify, finished);
  const within = withinRequest(tracer, current);
  const vendors = vendorSpans(within);
  const statements = statementSpans(within);
  VENDOR_EXCHANGE.subscribe(vendors as never);
  STATEMENT.subscribe(statements as never);
  return async () => {
    VENDOR_EXCHANGE.unsubscribe(vendors as never);
    STATEMENT.unsubscribe(statements as never);
    await provider.shutdown().catch(() => undefined);
  };
}

function providerOf(config: TelemetryConfig): TracerProvider {
  const lost = new CappedWarning(new Logger('Traces'));
  const warn = () => lost.warn('spans were not taken by OTEL_EXPORTER_OTLP_ENDPOINT', new Date());
  const quiet = () => undefined;
  diag.setLogger({ error: warn, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({
    url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')}/v1/traces`,
    headers: config.traceHeaders,
    timeoutMillis: 3_000,
  });
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nitido', 'service.instance.id': newId() }),
    // The dice are thrown before a span is made.
    sampler: new AlwaysOnSampler(),
    // What comes faster than it can be sent is dropped.
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: 4_096, scheduledDelayMillis: 1_000 })],
  });
}

function traceRequests(
  tracer: Tracer,
  current: AsyncLocalStorage<Traced>,
  share: number,
  fastify: FastifyInstance,
  finished: FinishedRequests,
): void {
  const traced = new WeakMap<FastifyRequest, Traced>();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (drawn() < share) {
      const caller = parsedTraceparent(request.headers.traceparent);
      const route = request.routeOptions.url ?? '*';
      const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
      const attributes = {
        'http.request.method': request.method,
        'http.route': route,
        'nitido.request_id': request.id,
      };
      const options = { kind: SpanKind.SERVER, attributes };
      const span = tracer.startSpan(`${request.method} ${route}`, options, parent);
      traced.set(request, { span, response: reply.raw });
      if (isOfPublicApi(request.url)) void reply.header('traceparent', traceparentOf(span.spanContext()));
    }
    done();
  });
  // After the body was read, whose events belong to the connection.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const known = traced.get(request);
    if (known) current.run(known, done);
    else done();
  });
  finished.hear(({ request, status }) => {
    const span = request && traced.get(request)?.span;
    if (!span) return;
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

/** From 0 up to 1. */
function drawn(): number {
  return randomView(4).readUInt32BE(0) / 2 ** 32;
}

type Within = (name: string, attributes: Attributes) => Span | null;

/** A span below the request that is at work; none without one, after its end, and below what never ends. */
function withinRequest(tracer: Tracer, current: AsyncLocalStorage<Traced>): Within {
  return (name, attributes) => {
    const parent = current.getStore();
    if (!parent?.span.isRecording() || isEventStream(parent.response)) return null;
    return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, parent.span));
  };
}

function vendorSpans(within: Within) {
  const spans = new WeakMap<VendorExchange, Span>();
  return {
    start(call: VendorExchange): void {
      const { vendor, method } = call;
      const span = within(`${method} ${vendor}`, { 'peer.service': vendor, 'http.request.method': method });
      if (!span) return;
      spans.set(call, span);
      call.traceparent = traceparentOf(span.spanContext());
    },
    asyncEnd(call: VendorExchange): void {
      const { status, reason } = (call.error ?? call.result ?? {}) as { status?: number; reason?: string };
      const span = spans.get(call);
      if (status !== undefined) span?.setAttribute('http.response.status_code', status);
      end(span, call.error, reason);
    },
  };
}

function statementSpans(within: Within) {
  const spans = new WeakMap<Statement, Span>();
  return {
    start(statement: Statement): void {
      const summary = statementSummary(statement.text);
      const span = within(summary, { 'db.system.name': 'postgresql', 'db.query.summary': summary });
      if (span) spans.set(statement, span);
    },
    asyncEnd(statement: Statement): void {
      end(spans.get(statement), statement.error, (statement.error as { code?: string } | undefined)?.code);
    },
  };
}

/** Of an error its code alone: messages quote values. */
function end(span: Span | undefined, error: unknown, code: string | undefined): void {
  if (error !== undefined) {
    span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.setAttribute('error.type', code ?? 'error');
  }
  span?.end();
}
