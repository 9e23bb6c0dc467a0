import { RefreshTokens } from './refresh-tokens.js';

const SESSION = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
const tokens = new RefreshTokens('a secret of thirty-two characters');

describe('refresh tokens', () => {
  it('are read back with session and hash', () => {
    const token = tokens.first(SESSION);
    expect(tokens.read(token.text)).toEqual(token);
  });

  it('start random (ASVS 7.2.2, 7.2.3)', () => {
    expect(tokens.first(SESSION).text).not.toBe(tokens.first(SESSION).text);
  });

  it('have one successor each, whichever instance computes it', () => {
    const token = tokens.first(SESSION);
    const successor = tokens.successorOf(token);
    expect(new RefreshTokens('a secret of thirty-two characters').successorOf(token)).toEqual(successor);
    expect(successor.text).not.toBe(token.text);
    expect(tokens.read(successor.text)).toEqual(successor);
    expect(tokens.successorOf(successor).text).not.toBe(successor.text);
  });

  it('have successors that only the holder of the key can compute', () => {
    const token = tokens.first(SESSION);
    const other = new RefreshTokens('another secret of thirty-two chars');
    expect(other.successorOf(token).text).not.toBe(tokens.successorOf(token).text);
    expect(other.read(token.text)).toBeNull();
  });

  it('are no good for another session', () => {
    const { text } = tokens.first(SESSION);
    expect(tokens.read(text.replace(SESSION, '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c12'))).toBeNull();
  });

  it.each(['', 'x', SESSION, `${SESSION}.`, `${SESSION}.${'A'.repeat(64)}`, `${SESSION}.${'A'.repeat(63)}`])(
    'are not invented: %j means nothing',
    (text) => {
      expect(tokens.read(text)).toBeNull();
    },
  );

  it('mean nothing with anything before or behind them', () => {
    const { text } = tokens.first(SESSION);
    expect([tokens.read(`0${text}`), tokens.read(`${text}A`)]).toEqual([null, null]);
  });

  it('have another successor for each secret, to its last bit', () => {
    const token = tokens.first(SESSION);
    const start = SESSION.length + 1;
    for (let at = start; at < start + 43; at++) {
      const other = /[A-Za-f]/.test(token.text.charAt(at)) ? '_' : 'A';
      const text = token.text.slice(0, at) + other + token.text.slice(at + 1);
      expect(tokens.successorOf({ ...token, text }).text).not.toBe(tokens.successorOf(token).text);
    }
  });

  it('do not survive the change of a single character (ASVS 7.2.1)', () => {
    const { text } = tokens.first(SESSION);
    for (let at = SESSION.length + 1; at < text.length; at++) {
      const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
      expect(tokens.read(changed)).toBeNull();
    }
  });
});
