import { createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { SECRET } from './billing-world.js';

/** A request that claims to come from a gateway. */
export interface Claim {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const MERCADO_PAGO = '/api/payments/webhooks/mercado-pago';
const BACEN = '/api/payments/webhooks/bacen/pix';
const BACEN_SECRET = 'sandbox-bacen-webhook-secret-0001';
const TOLERANCE_SECONDS = 300;

interface Signed {
  dataId: string;
  requestId: string | null;
  ts: number;
  v1: string;
}

/** What Mercado Pago would have sent about the charge at that time. */
function genuine(chargeId: string, now: number): Signed {
  const requestId = randomUUID();
  return { dataId: chargeId, requestId, ts: now, v1: sign(chargeId, requestId, now, SECRET) };
}

function sign(id: string, requestId: string | null, ts: number, secret: string): string {
  const text = `id:${id};${requestId === null ? '' : `request-id:${requestId};`}ts:${ts};`;
  return createHmac('sha256', secret).update(text).digest('hex');
}

type Mutation = (signed: Signed) => Signed;
const change =
  (fields: Partial<Signed>): Mutation =>
  (signed) => ({ ...signed, ...fields });

const hex = fc.constantFrom(...'0123456789abcdef');
const position = fc.nat(63);
/** Another digit in place of the one that is there. */
const otherDigit = fc.tuple(position, fc.integer({ min: 1, max: 15 })).map(
  ([at, by]): Mutation =>
    ({ v1, ...rest }) => {
      const digit = ((Number.parseInt(v1[at] ?? '0', 16) + by) % 16).toString(16);
      return { ...rest, v1: v1.slice(0, at) + digit + v1.slice(at + 1) };
    },
);
const otherLength = fc.oneof(
  position.map(
    (length): Mutation =>
      ({ v1, ...rest }) => ({ ...rest, v1: v1.slice(0, length) }),
  ),
  fc.array(hex, { minLength: 1, maxLength: 64 }).map(
    (more): Mutation =>
      ({ v1, ...rest }) => ({ ...rest, v1: v1 + more.join('') }),
  ),
);
const movedTime = fc
  .integer({ min: -TOLERANCE_SECONDS, max: TOLERANCE_SECONDS })
  .filter((by) => by !== 0)
  .map(
    (by): Mutation =>
      ({ ts, ...rest }) => ({ ...rest, ts: ts + by }),
  );
const otherCharge = fc.stringMatching(/^[0-9]{1,12}$/).map(
  (tail): Mutation =>
    ({ dataId, ...rest }) => ({ ...rest, dataId: dataId + tail }),
);
const otherRequest = fc.option(fc.uuid(), { freq: 2 }).map((requestId) => change({ requestId }));
const otherSecret = fc
  .oneof(
    fc.string({ maxLength: 64 }),
    fc.constantFrom(
      BACEN_SECRET,
      '',
      ` ${SECRET}`,
      `${SECRET}\n`,
      SECRET.toUpperCase(),
      [...SECRET].reverse().join(''),
    ),
  )
  .filter((secret) => secret !== SECRET)
  .map(
    (secret): Mutation =>
      ({ dataId, requestId, ts }) => ({ dataId, requestId, ts, v1: sign(dataId, requestId, ts, secret) }),
  );
/** A true signature of another day. */
const stale = fc.tuple(fc.integer({ min: TOLERANCE_SECONDS + 60, max: 40_000_000 }), fc.constantFrom(-1, 1)).map(
  ([far, side]): Mutation =>
    ({ dataId, requestId, ts }) => {
      const then = ts + side * far;
      return { dataId, requestId, ts: then, v1: sign(dataId, requestId, then, SECRET) };
    },
);

const mutation = fc.oneof(otherDigit, otherLength, movedTime, otherCharge, otherRequest, otherSecret, stale);
/** A header that no signature ever looked like. */
const nonsense = fc.oneof(
  fc.stringMatching(/^[ -~]{0,80}$/),
  fc.constantFrom('ts=,v1=', 'v1=0', 'ts=1', `ts=1e3,v1=${'0'.repeat(64)}`),
);

function delivery(chargeId: string, { dataId, requestId, ts, v1 }: Signed, header?: string): Claim {
  return {
    path: `${MERCADO_PAGO}?data.id=${encodeURIComponent(dataId)}&type=payment`,
    headers: {
      'content-type': 'application/json',
      'x-signature': header ?? `ts=${ts},v1=${v1}`,
      ...(requestId === null ? {} : { 'x-request-id': requestId }),
    },
    body: claiming(chargeId),
  };
}

/** The lie itself. */
function claiming(chargeId: string): string {
  const lie = { status: 'approved', status_detail: 'accredited', transaction_amount: 15 };
  return JSON.stringify({
    id: randomUUID(),
    type: 'payment',
    action: 'payment.updated',
    data: { id: chargeId, ...lie },
    ...lie,
  });
}

const bankSecret = fc
  .oneof(
    fc.stringMatching(/^[A-Za-z0-9_-]{0,64}$/),
    fc.nat(BACEN_SECRET.length - 1).map((at) => `${BACEN_SECRET.slice(0, at)}~${BACEN_SECRET.slice(at + 1)}`),
    fc.nat(BACEN_SECRET.length - 1).map((length) => BACEN_SECRET.slice(0, length)),
    fc.stringMatching(/^[a-z0-9]{1,9}$/).map((more) => BACEN_SECRET + more),
  )
  .filter((secret) => secret !== BACEN_SECRET);

function bankDelivery(txid: string, secret: string): Claim {
  const pix = {
    endToEndId: `E${randomUUID().replaceAll('-', '')}`.slice(0, 32),
    txid,
    valor: '15.00',
    horario: new Date().toISOString(),
  };
  return {
    path: `${BACEN}?hmac=${encodeURIComponent(secret)}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pix: [pix] }),
  };
}

/** Forgeries of notifications about a charge that exists, the same ones for the same seed. */
export function forgeries(chargeId: string, txid: string, count: number, seed: number, now: number): Claim[] {
  const forged = fc.oneof(
    { weight: 7, arbitrary: mutation.map((mutate) => delivery(chargeId, mutate(genuine(chargeId, now)))) },
    { weight: 1, arbitrary: nonsense.map((header) => delivery(chargeId, genuine(chargeId, now), header)) },
    { weight: 2, arbitrary: bankSecret.map((secret) => bankDelivery(txid, secret)) },
  );
  return fc.sample(forged, { seed, numRuns: count });
}

/** A true notification of the charge, whose body lies about it, to be sent again and again. */
export function replay(chargeId: string, now: number): Claim {
  return delivery(chargeId, genuine(chargeId, now));
}
