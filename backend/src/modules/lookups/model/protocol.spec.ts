import { protocolOf } from './protocol.js';

describe('A protocol number', () => {
  it('carries the day and the random end of the id', () => {
    const at = new Date('2026-11-21T02:38:45.515Z');
    expect(protocolOf('01a1fbf8-7112-724a-8856-e90000000000', at)).toBe('20261121-0000-0000');
    expect(protocolOf('01a1fbf8-7112-724a-8856-e9ffffffffff', at)).toBe('20261121-ZZZZ-ZZZZ');
    expect(protocolOf('01a1fbf8-7112-724a-8856-e90000000021', at)).toBe('20261121-0000-0011');
  });
});
