import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowsOf, withTests } from './asvs.mjs';

/** The sections of ASVS 5.0.0 without OAuth and WebRTC, and how far their requirements of levels 1 and 2 go. */
const SECTIONS =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 ' +
  '5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 ' +
  '8.4:1 9.1:3 9.2:4 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 ' +
  '14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3';
const NUMBERS = SECTIONS.split(' ').flatMap((section) => {
  const [name, last] = section.split(':');
  return Array.from({ length: Number(last) }, (_, at) => `${name}.${at + 1}`);
});

describe('The requirements of ASVS in docs/security.md', () => {
  const page = readFileSync('docs/security.md', 'utf8');

  it('are the 217 of levels 1 and 2, each once', () => {
    expect(NUMBERS).toHaveLength(217);
    expect(rowsOf(page).map(({ number }) => number)).toEqual(NUMBERS);
  });

  it('have the tests that name them', () => {
    expect(withTests(page, '.')).toBe(page);
  });
});

describe('A table of requirements', () => {
  let root;
  const row = (state, why, tests = '–') => `| 6.2.4 | 1 | words | ${state} | ${why} | ${tests} |`;
  const title = (numbers) => writeFileSync(join(root, 'backend/a.spec.ts'), `it('holds (${'ASVS'} ${numbers})')`);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'nitido-asvs-'));
    mkdirSync(join(root, 'backend'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('gets the files whose titles name a requirement, and the counts', () => {
    title('6.2.4');
    const made = withTests(`<!-- counts -->\n<!-- /counts -->\n${row('met', '')}`, root);
    expect(made).toContain(row('met', '', 'backend/a.spec.ts'));
    expect(made).toContain('| 6 Authentication | 1 | 1 | 0 | 0 | 0 | 0 |');
    expect(made).toContain(
      '**1 met and 0 reasoned, together 100.0 % of 1, are held by an automated test; 0 are open.**',
    );
  });

  it('is refused when one is met without a test and without a sentence', () => {
    expect(() => withTests(row('met', '`backend/a.ts`'), root)).toThrow('ASVS 6.2.4 is met and says not why');
    expect(withTests(row('met', 'Nothing ages.'), root)).toBe(row('met', 'Nothing ages.'));
  });

  it.each(['open', 'reasoned'])('is refused when one is %s without a sentence, tested or not', (state) => {
    title('6.2.4');
    expect(() => withTests(row(state, ''), root)).toThrow(`ASVS 6.2.4 is ${state} and says not why`);
  });

  it('is refused when a title names a requirement that is none', () => {
    title('6.2.4, 99.1.1');
    expect(() => withTests(row('met', ''), root)).toThrow('backend/a.spec.ts: no ASVS 99.1.1');
  });
});
