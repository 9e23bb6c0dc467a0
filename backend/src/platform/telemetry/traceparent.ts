import { isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api';

const HEADER = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?$/;

/** The trace that a request's caller is in; null without one. Of a caller's word only the two ids are taken. */
export function parsedTraceparent(header: string | string[] | undefined): SpanContext | null {
  const [, traceId = '', spanId = ''] = HEADER.exec(String(header ?? '')) ?? [];
  const context = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(context) ? context : null;
}

export function traceparentOf({ traceId, spanId }: SpanContext): string {
  return `00-${traceId}-${spanId}-01`;
}
