import { randomBytes } from 'node:crypto';
import { SubjectHash } from './subject-hash.js';

describe('SubjectHash', () => {
  const hash = new SubjectHash(randomBytes(32).toString('base64'));

  it('matches equal subjects of one use only', () => {
    expect(hash.of('audit', '52998224725')).toEqual(hash.of('audit', '52998224725'));
    expect(hash.of('audit', '52998224725')).not.toEqual(hash.of('search', '52998224725'));
  });

  it('means nothing under another key', () => {
    const other = new SubjectHash(randomBytes(32).toString('base64'));
    expect(other.of('audit', '52998224725')).not.toEqual(hash.of('audit', '52998224725'));
  });
});
