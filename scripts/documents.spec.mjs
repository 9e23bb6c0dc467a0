import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A path from the root in backticks, with no gap to be filled in. */
const PATH = /`((?:backend|frontend|scripts|docs)\/[^`\s<*{(:]+)`/g;

const documents = [
  'README.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));

const decisions = readdirSync('docs/decisions').map((name) => Number(name.slice(0, 4)));
const specs = ['backend', 'frontend', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((path) => /\.spec\.(tsx?|mjs)$/.test(path));

/** What a pattern's first group finds in a text. */
const found = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name);
/** The specs that a text names, by their whole path or its end. */
const specsIn = (text) =>
  found(/(?<![\w./-])([\w./-]+\.spec\.(?:tsx?|mjs))/g, text).map(
    (name) => specs.find((path) => `/${path}`.endsWith(`/${name}`)) ?? name,
  );

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names files, tests and decisions that are there', () => {
    const linked = found(/\]\((?!\w+:)([^)#\s]+)/g, text).map((path) => join(dirname(document), path));
    const named = [...found(PATH, text), ...specsIn(text), ...linked];
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    // A decision that was replaced is named by what replaces it alone.
    const meant = text.replace(/· (replaces|adds to) .*/, '');
    expect(found(/ADR (\d+)/g, meant).filter((number) => !decisions.includes(Number(number)))).toEqual([]);
  });

  it('names titles of tests that stand in the files named beside them', () => {
    const missing = text.split(/\n(?=\n|\||- )/).flatMap((paragraph) => {
      const sources = specsIn(paragraph).map((path) => readFileSync(path, 'utf8'));
      const titles = found(/\(("[^()]+")\)/g, paragraph).flatMap((list) => found(/"([^"]+)"/g, list));
      if (sources.length === 0) return [];
      return titles.filter((title) => sources.every((source) => !source.includes(title.replace(/\s+/g, ' '))));
    });
    expect(missing).toEqual([]);
  });
});

describe('docs/spec-coverage.md', () => {
  const page = readFileSync('docs/spec-coverage.md', 'utf8');
  const lines = [...page.matchAll(/^\| (\d+)\.(\d+) \| (.*) \|$/gm)].map(([, section, line, rest]) => {
    const [state, , , tests] = rest.split(' | ');
    return {
      number: `${section}.${line}`,
      after: line === '1' ? null : `${section}.${line - 1}`,
      state,
      tests: tests ?? '',
    };
  });

  it('has every line of the specification once, in its order', () => {
    expect(lines.filter(({ after }, at) => after && lines[at - 1]?.number !== after)).toEqual([]);
  });

  it.each(lines)('$number names tests that are there, unless nothing was asked or it is open', ({ state, tests }) => {
    const named = tests === '–' ? [] : tests.split(', ');
    expect(named.filter((path) => !/\.spec\.(tsx?|mjs)$/.test(path) || !existsSync(path))).toEqual([]);
    expect(['held', 'partly', 'open']).toContain(state);
  });

  it('counts its lines as they are', () => {
    const of = (wanted) => lines.filter(({ state }) => state === wanted).length;
    expect(page).toContain(
      `**${of('held')} held · ${of('partly')} partly · ${of('open')} open**, of ${lines.length} lines.`,
    );
  });
});
