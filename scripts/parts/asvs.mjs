import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SPECS = '{backend,frontend,scripts}/**/*.spec.{ts,tsx,mjs}';
const MARK = /\(ASVS (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*)\)/g;
const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| (.*?) \| (met|reasoned|open) \| (.*?) \| (.*) \|$/gm;
/** Beyond where it is done. */
const SENTENCE = /\.$/;
const COUNTS = /(<!-- counts -->\n)[\s\S]*?(<!-- \/counts -->)/;
const CHAPTERS = ['', 'Encoding', 'Validation', 'Web frontend', 'API', 'Files', 'Authentication', 'Sessions'];
CHAPTERS.push('Authorisation', 'Tokens', '', 'Cryptography', 'Communication', 'Configuration', 'Data protection');
CHAPTERS.push('Architecture', 'Logging and errors');

/**
 * docs/security.md with the tests that hold each requirement of ASVS, and the counts. A test holds those that its title
 * names: `(ASVS 6.2.4)`. All else in a row is written by hand. Throws when a row that says `met` has neither a test nor a
 * sentence, or a title names no row.
 */
export function withTests(page, root) {
  const marks = marksIn(root);
  const rows = rowsOf(page);
  const known = new Set(rows.map(({ number }) => number));
  const faults = [
    ...[...marks]
      .filter(([number]) => !known.has(number))
      .map(([number, files]) => `${[...files].join(', ')}: no ASVS ${number}`),
    ...rows
      .filter(({ number, state, why }) => !SENTENCE.test(why) && !(state === 'met' && marks.has(number)))
      .map(({ number, state }) => `ASVS ${number} is ${state} and says not why`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const table = page.replace(
    ROW,
    (_, number, level, words, state, why) =>
      `| ${number} | ${level} | ${words} | ${state} | ${why} | ${[...(marks.get(number) ?? ['–'])].join(', ')} |`,
  );
  return table.replace(COUNTS, (_, begin, end) => `${begin}${counts(rows, marks)}${end}`);
}

/** The requirements, as the page has them. */
export function rowsOf(page) {
  return [...page.matchAll(ROW)].map(([, number, level, , state, why]) => ({ number, level, state, why: why.trim() }));
}

function marksIn(root) {
  const marks = new Map();
  for (const file of globSync(SPECS, { cwd: root }).sort()) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, numbers] of text.matchAll(MARK)) {
      for (const number of numbers.split(', ')) marks.set(number, (marks.get(number) ?? new Set()).add(file));
    }
  }
  return marks;
}

function counts(rows, marks) {
  const line = (title, some) => {
    const of = (state, held) => some.filter((row) => row.state === state && marks.has(row.number) === held).length;
    const open = some.filter(({ state }) => state === 'open').length;
    return `| ${title} | ${some.length} | ${of('met', true)} | ${of('met', false)} | ${of('reasoned', true)} | ${of('reasoned', false)} | ${open} |`;
  };
  const lines = CHAPTERS.map((title, chapter) => [
    `${chapter} ${title}`,
    rows.filter(({ number }) => number.startsWith(`${chapter}.`)),
  ]);
  const held = (state) => rows.filter((row) => row.state === state && marks.has(row.number)).length;
  const [met, reasoned] = [held('met'), held('reasoned')];
  const share = ((100 * (met + reasoned)) / rows.length).toFixed(1);
  return [
    `**${met} met and ${reasoned} reasoned, together ${share} % of ${rows.length}, are held by an automated test; ${rows.filter(({ state }) => state === 'open').length} are open.**`,
    '',
    '| Chapter | Requirements | Met, with a test | Met, without | Reasoned, with a test | Reasoned, without | Open |',
    '|---|---|---|---|---|---|---|',
    ...lines.filter(([, some]) => some.length > 0).map(([title, some]) => line(title, some)),
    line('all', rows),
    '',
  ].join('\n');
}
