import { hash, randomBytes } from 'node:crypto';
import { recordBytes } from './marked-record.js';
import { RecordMac } from './record-mac.js';

const key = (version: number) => `${version}:${randomBytes(32).toString('base64')}`;
const hashOf = (text: string) => hash('sha256', text, 'buffer');

describe('The mark of a record', () => {
  it('fits the record that it was made for, and no other, and not with a bit changed', () => {
    const macs = new RecordMac(key(1));
    const mark = macs.of(Buffer.from('a record'));
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
    const mark = new RecordMac(old).of(Buffer.from('a record'));
    const rotated = new RecordMac(`${current},${old}`);
    expect(rotated.fits(mark, hashOf('a record'))).toBe(true);
    expect(rotated.of(Buffer.from('a record'))[0]).toBe(2);
    expect(new RecordMac(current).fits(mark, hashOf('a record'))).toBe(false);
    expect(new RecordMac(key(1)).fits(mark, hashOf('a record'))).toBe(false);
  });

  it('covers every part of a record, wherever it is cut, and none is not the same as empty', () => {
    const [at, id, other] = [
      new Date(0),
      '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
      '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c12',
    ];
    const raw = Buffer.from('raw');
    const records = [
      { at, ids: [id], texts: ['ab', 'c'], raw },
      { at, ids: [id], texts: ['a', 'bc'], raw },
      { at, ids: [id], texts: ['abc', ''], raw },
      { at, ids: [id], texts: ['abc', null], raw },
      { at, ids: [id], texts: ['abc', '\u001e'], raw },
      { at, ids: [id], texts: ['ab', 'cr'], raw: Buffer.from('aw') },
      { at, ids: [other], texts: ['ab', 'c'], raw },
      { at: new Date(1), ids: [id], texts: ['ab', 'c'], raw },
      { at, ids: [id], texts: ['ab', 'c'] },
    ];
    expect(new Set(records.map((record) => recordBytes(record).toString('hex'))).size).toBe(records.length);
  });
});
