import fc from 'fast-check';
import { RecordFields } from './record-fields.js';
import { RecordReader } from './record-reader.js';

type Told = readonly [line: number, ...unknown[]];

/** What is read of a text with three fields a line that comes in pieces: all of it, or the records that begin on these lines alone. */
function read(pieces: readonly Buffer[], lines: readonly number[] = []) {
  const records: Told[] = [];
  const next = (line: number) => (lines.length > 0 ? (lines.find((one) => one > line) ?? Infinity) : 0);
  const reader: RecordReader = new RecordReader(3, {
    record(from) {
      from.skipTo(next(from.line));
      const fields = new RecordFields(from);
      records.push([from.line, from.mended, fields.string(0), fields.string(1), fields.string(2)]);
    },
    fault: (line, fault) => records.push([line, fault]),
  });
  reader.skipTo(next(0));
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return records;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');

function cut(whole: Buffer, places: readonly number[]): Buffer[] {
  const at = [0, ...places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b), whole.length];
  return at.slice(1).map((until, i) => whole.subarray(at[i], until));
}

describe('The reader of the register’s form', () => {
  it.each([
    ['"1";"AÇÃO";"x"\n', [[1, 0, '1', 'AÇÃO', 'x']]],
    ['"1";"a ""b"" \\";"x"\n', [[1, 0, '1', 'a "b" \\', 'x']]],
    ['"1";"a\0b";"x"\r\n', [[1, 1, '1', 'ab', 'x']]],
    [
      '"1";"a\nb";"x"\n"2";"";"y"\n',
      [
        [1, 2, '1', 'a b', 'x'],
        [3, 0, '2', '', 'y'],
      ],
    ],
    ['"1";"a"b";"x"\n', [[1, 4, '1', 'a"b', 'x']]],
    [
      '"1";"open;"x\n"2";"b";"y"\n',
      [
        [1, 'aspas'],
        [2, 0, '2', 'b', 'y'],
      ],
    ],
    [
      '"1";"a"\n"2";"b";"y";"z"\n',
      [
        [1, 'campos'],
        [2, 'campos'],
      ],
    ],
    [
      '1;a;x\n\n"2";"b";"y"',
      [
        [1, 0, '1', 'a', 'x'],
        [3, 0, '2', 'b', 'y'],
      ],
    ],
  ])('reads %j', (text, expected) => expect(read([latin1(text)])).toEqual(expected));

  const alphabet = ['"', '"', ';', '\n', '\0', '\r', '\\', 'A', '1', 'é', '";"', '"\n"', '"12";'];
  const text = fc.array(fc.constantFrom(...alphabet), { maxLength: 120 }).map((parts) => latin1(parts.join('')));
  const places = fc.array(fc.nat(), { maxLength: 8 });

  it('reads the same in whatever pieces a text comes', () => {
    fc.assert(
      fc.property(text, places, (whole, at) => expect(read(cut(whole, at))).toEqual(read([whole]))),
      { numRuns: 500 },
    );
  });

  it('reads wanted records as it reads them among all', () => {
    const record = fc.constantFrom('"1";"a";"x"\n', '"2";"b\nc";"y"\r\n', '\n', '"3";"a"b";"z"\n', '"4";"d";"w\n\n"\n');
    const records = fc.array(record, { maxLength: 30 }).map((parts) => latin1(parts.join('')));
    fc.assert(
      fc.property(records, places, fc.func(fc.boolean()), (whole, at, isWanted) => {
        const wanted = read([whole]).filter(([line]) => isWanted(line));
        const lines = wanted.map(([line]) => line);
        expect(lines.length === 0 ? [] : read(cut(whole, at), lines)).toEqual(wanted);
      }),
      { numRuns: 500 },
    );
  });

  it('reads a field that is longer than any piece', () => {
    const long = 'x'.repeat(400_000);
    const whole = latin1(`"1";"${long}";"y"\n"2";"b";"z"\n`);
    expect(read(cut(whole, [70_000, 140_000, 300_000]))).toEqual([
      [1, 0, '1', long, 'y'],
      [2, 0, '2', 'b', 'z'],
    ]);
  });
});
