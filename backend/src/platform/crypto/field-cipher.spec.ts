import { randomBytes } from 'node:crypto';
import { FieldCipher } from './field-cipher.js';

const key = (version: number) => `${version}:${randomBytes(32).toString('base64')}`;

describe('FieldCipher', () => {
  it('gives back what was encrypted, and never the same bytes twice', () => {
    const cipher = new FieldCipher(key(1));
    const [first, second] = [cipher.encrypt('José 529', 'row-1'), cipher.encrypt('José 529', 'row-1')];
    expect(cipher.decrypt(first, 'row-1')).toBe('José 529');
    expect(first.equals(second)).toBe(false);
    expect(first.includes('José')).toBe(false);
  });

  it('refuses bytes that were moved to another row (ASVS 11.3.3)', () => {
    const cipher = new FieldCipher(key(1));
    expect(() => cipher.decrypt(cipher.encrypt('a', 'row-1'), 'row-2')).toThrow();
  });

  it('refuses bytes altered anywhere (ASVS 11.3.3)', () => {
    const cipher = new FieldCipher(key(1));
    const stored = cipher.encrypt('segredo', 'row');
    for (let i = 0; i < stored.length; i += 1) {
      const altered = Buffer.from(stored);
      altered[i] = altered[i]! ^ 1;
      expect(() => cipher.decrypt(altered, 'row')).toThrow();
    }
  });

  it('encrypts with the first key and still reads what older keys wrote (ASVS 11.2.2)', () => {
    const [old, current] = [key(1), key(2)];
    const stored = new FieldCipher(old).encrypt('a', 'row');
    const rotated = new FieldCipher(`${current},${old}`);
    expect(rotated.decrypt(stored, 'row')).toBe('a');
    expect(rotated.encrypt('a', 'row')[0]).toBe(2);
    expect(() => new FieldCipher(current).decrypt(stored, 'row')).toThrow('no key of version 1');
  });
});
