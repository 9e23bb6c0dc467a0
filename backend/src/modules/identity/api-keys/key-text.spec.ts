import { holdsKey, newKeyText, prefixOf } from './key-text.js';

describe('The text of a key', () => {
  it('says its mode and a prefix, behind which 256 bits are secret', () => {
    const { text, prefix } = newKeyText('live');
    expect(text).toMatch(/^nit_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}$/);
    expect(text.startsWith(`${prefix}_`)).toBe(true);
    expect(newKeyText('test').text).toMatch(/^nit_test_/);
  });

  it('is another each time, in every place of it', () => {
    const texts = Array.from({ length: 400 }, () => newKeyText('live').text);
    expect(new Set(texts).size).toBe(400);
    const secrets = texts.map((text) => text.slice(-43));
    for (let place = 1; place < 43; place++)
      expect(new Set(secrets.map((secret) => secret[place])).size).toBeGreaterThan(40);
  });

  it('is read back to its prefix, and nothing else is', () => {
    const { text, prefix } = newKeyText('test');
    expect(prefixOf(text)).toBe(prefix);
    for (const other of ['', prefix, `${text}x`, text.slice(1), text.replace('test', 'prod'), `${text}\n`, ` ${text}`])
      expect(prefixOf(other)).toBeNull();
  });

  it('is seen wherever it stands, cut off too', () => {
    const { text } = newKeyText('live');
    expect(holdsKey(`/v1/usage?key=${text}`)).toBe(true);
    expect(holdsKey(`/v1/usage?key=${text.slice(0, 30)}`)).toBe(true);
    expect(holdsKey('/v1/usage?limit=10')).toBe(false);
  });
});
