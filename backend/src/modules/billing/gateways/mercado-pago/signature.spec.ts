import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { WebhookSignatureValidator } from 'mercadopago';
import { verifySignature } from './signature.js';

const SECRET = 'your_secret_key_here';
const REQUEST_ID = '2066ca19-c6f1-498a-be75-1923005edd06';
const TS = '1742505638683';
const LOWER = {
  dataId: 'ord01jq4s4ky8hwq6na5pxb65b3d3',
  v1: '633f91233312dd391ec75fa0bea539cfc2d6c4918873305b84a96cc1c58db71c',
};
const UPPER = {
  dataId: 'ORD01JQ4S4KY8HWQ6NA5PXB65B3D3',
  v1: 'fb15ae6472eb449173c556793205d77787d58f384d183bb5bc3b724c27bd103c',
};
const then = new Date(Number(TS));

const verdict = (
  dataId: string,
  signature: string | undefined,
  requestId: string | undefined = REQUEST_ID,
  now = then,
) => verifySignature({ dataId, signature, requestId }, SECRET, now, 300);

function signed(dataId: string, requestId: string | undefined, ts: string): string {
  const manifest = `id:${dataId};${requestId ? `request-id:${requestId};` : ''}ts:${ts};`;
  return `ts=${ts},v1=${createHmac('sha256', SECRET).update(manifest).digest('hex')}`;
}

describe("Mercado Pago's signature", () => {
  it('holds over the id as it was received, in either case', () => {
    expect(verdict(LOWER.dataId, `ts=${TS},v1=${LOWER.v1}`)).toBe('as-received');
    expect(verdict(UPPER.dataId, `ts=${TS},v1=${UPPER.v1}`)).toBe('as-received');
  });

  it('holds over the lower-case id too, as the documents have it', () => {
    expect(verdict(UPPER.dataId, `ts=${TS},v1=${LOWER.v1}`)).toBe('lower-case');
    expect(verdict(LOWER.dataId, `ts=${TS},v1=${UPPER.v1}`)).toBe('forged');
  });

  it('reads its time in seconds and in milliseconds', () => {
    const seconds = String(Math.floor(then.getTime() / 1_000));
    expect(verdict('123', signed('123', REQUEST_ID, seconds))).toBe('as-received');
    expect(verdict('123', signed('123', REQUEST_ID, TS))).toBe('as-received');
  });

  it.each([-301, 301])('is stale %d seconds away', (seconds) => {
    const now = new Date(then.getTime() + seconds * 1_000);
    expect(verdict('123', signed('123', REQUEST_ID, TS), REQUEST_ID, now)).toBe('stale');
  });

  it('leaves out a request id that did not come', () => {
    expect(
      verifySignature({ dataId: '1', signature: signed('1', undefined, TS), requestId: undefined }, SECRET, then, 300),
    ).toBe('as-received');
    expect(verdict('1', signed('1', undefined, TS))).toBe('forged');
  });

  it.each([undefined, '', 'ts=1', `v1=${LOWER.v1}`, 'ts=abc,v1=00', `ts=${TS}`, `ts=-1,v1=${LOWER.v1}`, 'não'])(
    'is malformed as %j',
    (signature) => {
      expect(verdict(LOWER.dataId, signature)).toBe('malformed');
    },
  );

  it('is forged, and breaks nothing, with a multibyte character of the same length in characters', () => {
    expect(verdict(LOWER.dataId, `ts=${TS},v1=é${LOWER.v1.slice(1)}`)).toBe('forged');
  });

  it('is forged after any change to any part of it', () => {
    fc.assert(
      fc.property(fc.nat(63), fc.integer({ min: 1, max: 15 }), (at, by) => {
        const digit = ((Number.parseInt(LOWER.v1[at] ?? '0', 16) + by) % 16).toString(16);
        const v1 = LOWER.v1.slice(0, at) + digit + LOWER.v1.slice(at + 1);
        expect(verdict(LOWER.dataId, `ts=${TS},v1=${v1}`)).toBe('forged');
      }),
    );
    expect(verdict(`${LOWER.dataId}x`, `ts=${TS},v1=${LOWER.v1}`)).toBe('forged');
    expect(verdict(LOWER.dataId, `ts=1742505638684,v1=${LOWER.v1}`)).toBe('forged');
    expect(verdict(LOWER.dataId, `ts=${TS},v1=${LOWER.v1}`, 'outro')).toBe('forged');
  });

  it("is accepted whenever Mercado Pago's own library accepts it, and made of any id it signs", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/), fc.uuid(), fc.nat(1e9), (dataId, requestId, ts) => {
        const xSignature = signed(dataId, requestId, String(ts));
        const options = { xSignature, xRequestId: requestId, dataId, secret: SECRET };
        expect(() => WebhookSignatureValidator.validate(options)).not.toThrow();
        expect(verifySignature({ dataId, signature: xSignature, requestId }, SECRET, new Date(ts * 1_000), 300)).toBe(
          'as-received',
        );
      }),
    );
  });

  it("is refused whenever Mercado Pago's own library refuses it, lower-case ids apart", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,20}$/), fc.string(), (dataId, xSignature) => {
        const options = { xSignature, xRequestId: REQUEST_ID, dataId, secret: SECRET };
        expect(() => WebhookSignatureValidator.validate(options)).toThrow();
        expect(['malformed', 'forged']).toContain(verdict(dataId, xSignature));
      }),
    );
  });
});
