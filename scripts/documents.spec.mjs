import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A path from the root in backticks, with no gap to be filled in. */
const PATH = /`((?:backend|frontend|scripts)\/[^`\s<*{(:]+)`/g;

const documents = [
  'README.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'));

it.each(documents)('%s names files that are there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(PATH)].map(([, path]) => path);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
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
