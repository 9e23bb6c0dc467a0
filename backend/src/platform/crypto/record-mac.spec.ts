import { hash, randomBytes } from 'node:crypto';
import { markedField, RecordMac } from './record-mac.js';

const key = (version: number) => `${version}:${randomBytes(32).toString('base64')}`;
const hashOf = (text: string) => hash('sha256', text, 'buffer');

describe('The mark of a record', () => {
  it('fits the record that it was made for, and no other, and not with a bit changed', () => {
    const macs = new RecordMac(key(1));
    const mark = macs.of('a record');
    expect(macs.fits(mark, hashOf('a record'))).toBe(true);
    expect(macs.fits(mark, hashOf('another record'))).toBe(false);
    for (let i = 0; i < mark.length; i += 1) {
      const altered = Buffer.from(mark);
      altered[i] = altered[i]! ^ 1;
      expect(macs.fits(altered, hashOf('a record'))).toBe(false);
    }
    for (const none of [Buffer.alloc(0), Buffer.alloc(33), mark.subarray(0, 32)]) {
      expect(macs.fits(none, hashOf('a record'))).toBe(false);
    }
  });

  it('is made with the first key and checked with any, and with none that is not configured', () => {
    const [old, current] = [key(1), key(2)];
    const mark = new RecordMac(old).of('a record');
    const rotated = new RecordMac(`${current},${old}`);
    expect(rotated.fits(mark, hashOf('a record'))).toBe(true);
    expect(rotated.of('a record')[0]).toBe(2);
    expect(new RecordMac(current).fits(mark, hashOf('a record'))).toBe(false);
    expect(new RecordMac(key(1)).fits(mark, hashOf('a record'))).toBe(false);
  });

  it('tells fields apart wherever they are cut, and none from an empty one', () => {
    const texts = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['abc', ''],
      ['abc', null],
      ['2:ab', 'c'],
    ].map((fields) => fields.map(markedField).join(''));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
