import fc from 'fast-check';
import { isSigned } from './signature.js';

/** The published example: body `test`, secret `secret`. */
const HEX = '0329a06b62cd16b33eb6792be8c60b158d89a2ee3a876fce9a881ebb488c0914';
const BODY = Buffer.from('test');

describe("WhatsApp's signature", () => {
  it('holds over the bytes that it was made of', () => {
    expect(isSigned(BODY, `sha256=${HEX}`, 'secret')).toBe(true);
    expect(isSigned(BODY, `sha256=${HEX.toUpperCase()}`, 'secret')).toBe(true);
  });

  it.each([undefined, '', HEX, `sha1=${HEX}`, `sha256=${HEX.slice(1)}`, `sha256=${HEX}0`, `sha256=é${HEX.slice(1)}`])(
    'does not hold as %j, and breaks nothing',
    (header) => expect(isSigned(BODY, header, 'secret')).toBe(false),
  );

  it('does not hold after any change to the signature, the body or the secret', () => {
    fc.assert(
      fc.property(fc.nat(63), fc.integer({ min: 1, max: 15 }), (at, by) => {
        const digit = ((Number.parseInt(HEX[at] ?? '0', 16) + by) % 16).toString(16);
        expect(isSigned(BODY, `sha256=${HEX.slice(0, at)}${digit}${HEX.slice(at + 1)}`, 'secret')).toBe(false);
      }),
    );
    expect(isSigned(Buffer.from('test '), `sha256=${HEX}`, 'secret')).toBe(false);
    expect(isSigned(BODY, `sha256=${HEX}`, 'Secret')).toBe(false);
  });
});
