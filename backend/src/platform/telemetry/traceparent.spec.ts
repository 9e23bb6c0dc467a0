import { parsedTraceparent, traceparentOf } from './traceparent.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

describe('traceparent', () => {
  it.each([`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-00`, `42-${TRACE}-${SPAN}-01-more`])(
    'is read: %s',
    (header) => {
      const read = parsedTraceparent(header);
      expect(read).toMatchObject({ traceId: TRACE, spanId: SPAN, isRemote: true });
      expect(read && traceparentOf(read)).toBe(`00-${TRACE}-${SPAN}-01`);
    },
  );

  it.each([
    undefined,
    '',
    'ana@gmail.com',
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01\r\nx: y`,
    [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`],
  ])('that is none begins a new trace: %j', (header) => {
    expect(parsedTraceparent(header)).toBeNull();
  });
});
