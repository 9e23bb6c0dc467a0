import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { HmacSha256 } from './hmac-sha256.js';

describe('HMAC-SHA-256', () => {
  it('is RFC 4231’s', () => {
    const hmac = new HmacSha256(Buffer.alloc(20, 0x0b));
    expect(hmac.of('Hi There').toString('hex')).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
  });

  it('is what Node’s own makes of any key and message, as text or as bytes (seed 7)', () => {
    const key = fc.uint8Array({ maxLength: 200 }).map(Buffer.from);
    const message = fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 300 }).map(Buffer.from));
    const property = fc.property(key, message, (secret, text) => {
      const nodes = createHmac('sha256', secret).update(text).digest().toString('latin1');
      expect(new HmacSha256(secret).of(text).toString('latin1')).toBe(nodes);
      expect(new HmacSha256(secret).latin1(text)).toBe(nodes);
    });
    fc.assert(property, { seed: 7, numRuns: 2_000 });
  });
});
