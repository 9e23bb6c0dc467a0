import { idEndOf, protocolOf, protocolTime } from './protocol.js';

describe('A protocol number', () => {
  it('carries the day in Brasília and the random end of the id', () => {
    expect(protocolOf('01a1fbf8-7112-724a-8856-e90000000000', new Date('2026-11-21T02:59:59.999Z'))).toMatch(
      /^20261120-/,
    );
    const at = new Date('2026-11-21T03:00:00.000Z');
    expect(protocolOf('01a1fbf8-7112-724a-8856-e90000000000', at)).toBe('20261121-0000-0000');
    expect(protocolOf('01a1fbf8-7112-724a-8856-e9ffffffffff', at)).toBe('20261121-ZZZZ-ZZZZ');
    expect(protocolOf('01a1fbf8-7112-724a-8856-e90000000021', at)).toBe('20261121-0000-0011');
  });

  it('leads back to the end of the id', () => {
    for (const end of ['0000000000', 'ffffffffff', '0000000021', '3b1c9a77e2']) {
      expect(idEndOf(protocolOf(`01a1fbf8-7112-724a-8856-e9${end}`, new Date()))).toBe(end);
    }
  });

  it('tells the time in which its entry can have been made, and what is none', () => {
    expect(protocolTime('20261121-7Q2M-K9XD')).toEqual({
      since: new Date('2026-11-20T23:00:00Z'),
      until: new Date('2026-11-22T04:00:00Z'),
    });
    for (const text of [
      '',
      '20261321-7Q2M-K9XD',
      '20261121-7Q2M-K9XI',
      '20261121-7Q2MK9XD',
      '120261121-7Q2M-K9XD',
      '20261121-7Q2M-K9XDD',
      '99999999-0000-0000',
    ]) {
      expect(protocolTime(text)).toBeNull();
    }
  });
});
