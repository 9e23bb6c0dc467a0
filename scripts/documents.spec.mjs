import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { envExample } from './parts/env-example.mjs';
import { settingRows } from './parts/settings-table.mjs';

/** A path from the root in backticks, with no gap to be filled in. */
const PATH = /`((?:backend|frontend|scripts|docs|deploy)\/[^`\s<*{(:]+)`/g;

const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
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

describe('What somebody who adopts the project reads first', () => {
  const readme = readFileSync('README.md', 'utf8');
  const { scripts, version, license, engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && scripts[name.slice(3)]));

  it('lists every command once, and none that is not there', () => {
    const rows = found(/^\| (`npm run [^|]+) \|/gm, readme).join();
    const listed = found(/`npm run ([\w:-]+)`/g, rows);
    expect(listed.toSorted()).toEqual(commands.filter((name) => name !== 'start' && name !== 'test').toSorted());
    expect(found(/`npm run ([\w:-]+)/g, readme).filter((name) => !commands.includes(name))).toEqual([]);
  });

  it('says which licence it has', () => {
    expect([license, existsSync('LICENSE')]).toEqual(['UNLICENSED', false]);
    expect(readme).toContain('`package.json` says `UNLICENSED`');
  });

  it('says which Node can begin and which it brings, as the install, the hosted tests and the image do', () => {
    const least = engines.node.replace('>=', '');
    const [own] = devDependencies.node.split('.');
    expect(readme).toContain(`Node ${least} or newer`);
    expect(readme).toContain(`brings a Node ${own} of its own`);
    expect(readFileSync('scripts/ensure.mjs', 'utf8')).toContain(`É preciso Node ${least} ou mais novo`);
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(own);
    expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain(`node: ["${least}", "22", "${own}"]`);
  });

  it('has the version of package.json as the newest one of the changelog', () => {
    expect(found(/^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/gm, readFileSync('CHANGELOG.md', 'utf8'))[0]).toBe(version);
  });
});

describe('docs/troubleshooting.md', () => {
  const page = readFileSync('docs/troubleshooting.md', 'utf8');
  const sources = ['backend/src', 'scripts']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((path) => /(?<!\.spec)\.(ts|mjs)$/.test(path))
    .map((path) => readFileSync(path, 'utf8').replace(/`\$\{property\}: \$\{state\}`/, ': falta : valor recusado'));
  const quoted = found(/^\| `([^`]+)`/gm, page).filter((message) => !message.startsWith('/api/'));

  it.each(quoted)('quotes what the product says: %s', (message) => {
    const parts = message.split(' … ');
    expect(sources.some((text) => parts.every((part) => text.includes(part)))).toBe(true);
  });
});

describe('docs/deploy.md', () => {
  it('sets what production asks for, under names that there are', () => {
    const [, block = ''] = /```ini\n([\s\S]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
    const names = found(/^([A-Z0-9_]+)=/gm, block);
    const declared = found(/^#([A-Z0-9_]+)=/gm, readFileSync('.env.example', 'utf8'));
    expect([names.length > 15, names.filter((name) => !declared.includes(name))]).toEqual([true, []]);
  });
});

describe('.env.example', () => {
  it('has every setting of the table in docs/operations.md, as it is made from it', () => {
    const page = readFileSync('docs/operations.md', 'utf8');
    expect(readFileSync('.env.example', 'utf8')).toBe(envExample(page));
    const settings = settingRows(page).flatMap(({ names }) => names);
    expect(settings.length).toBeGreaterThan(90);
    expect(found(/^#([A-Z0-9_]+)=/gm, envExample(page))).toEqual(settings);
  });
});
