import { linkHash, newLinkToken } from './link-token.js';

describe('the secret of a link', () => {
  it('has 256 bits and is another one each time (ASVS 6.5.3, 6.5.4, 11.5.1)', () => {
    const texts = Array.from({ length: 500 }, () => newLinkToken().text);
    expect(new Set(texts).size).toBe(500);
    for (const text of texts) expect(Buffer.from(text, 'base64url')).toHaveLength(32);
  });

  it('is known again by its hash, which is not the secret', () => {
    const { text, hash } = newLinkToken();
    expect(linkHash(text)).toEqual(hash);
    expect(hash.toString('base64url')).not.toBe(text);
  });

  it.each(['', 'abc', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}/`, `${'x'.repeat(43)}\n`])(
    'cannot be %j',
    (text) => {
      expect(linkHash(text)).toBeNull();
    },
  );
});
