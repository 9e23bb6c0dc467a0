import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { envExample } from './parts/env-example.mjs';
import { settingRows } from './parts/settings-table.mjs';

/** A path from the root in backticks, with no gap to be filled in. */
const PATH = /`((?:backend|frontend|scripts|docs|deploy)\/[^`\s<*{(:]+)`/g;

/** The decision about lists. */
const LISTS = 'docs/decisions/0023-administration-extensions-lists-exports-and-settings.md';

/** All files below a folder. */
const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`);

const documents = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs')].filter((name) =>
  name.endsWith('.md'),
);

const specs = ['backend', 'frontend', 'scripts']
  .flatMap((folder) => filesIn(folder))
  .filter((path) => /\.spec\.(tsx?|mjs)$/.test(path));

/** What a pattern's first group finds in a text. */
const found = (pattern, text) => [...text.matchAll(pattern)].map(([, name]) => name);
/** The numbers of decisions that a file names (`ADR 7`, `ADRs 10, 14 and 19`), but for those that it replaced. */
const decisionsIn = (path) =>
  found(/\bADRs? (\d+(?:(?:, | and |, and |–)\d+)*)/g, readFileSync(path, 'utf8').replace(/· replaces .*/, '')).flatMap(
    (list) => list.match(/\d+/g),
  );
/** The specs that a text names, by their whole path or its end. */
const specsIn = (text) =>
  found(/(?<![\w./-])([\w./-]+\.spec\.(?:tsx?|mjs))/g, text).map(
    (name) => specs.find((path) => `/${path}`.endsWith(`/${name}`)) ?? name,
  );

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names files and tests that are there', () => {
    const linked = found(/\]\((?!\w+:)([^)#\s]+)/g, text).map((path) => join(dirname(document), path));
    const named = [...found(PATH, text), ...specsIn(text), ...linked];
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
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

describe('A decision', () => {
  const decisions = readdirSync('docs/decisions').map((file) => {
    const lines = readFileSync(`docs/decisions/${file}`, 'utf8').trimEnd().split('\n');
    const [, number, title] = /^# (\d+)\. (.+)$/.exec(lines[0]) ?? [];
    return { file, number, title, lines: lines.length };
  });
  const numbers = decisions.map(({ number }) => number);
  const folders = ['.github', 'backend', 'deploy', 'docs', 'frontend', 'scripts'];
  const texts = [...readdirSync('.'), ...folders.flatMap((folder) => filesIn(folder))].filter((path) =>
    /\.(tsx?|[mc]?js|md|ya?ml|sh|html|css)$|\.env\.example$/.test(path),
  );

  it('is there wherever it is named by its number', () => {
    const missing = texts.flatMap((path) =>
      decisionsIn(path)
        .filter((n) => !numbers.includes(n))
        .map((n) => `${path}: ADR ${n}`),
    );
    expect(missing).toEqual([]);
  });

  it('has its number from its file, and 40 lines at most', () => {
    const wrong = decisions.filter(
      ({ file, number, lines }) => !file.startsWith(`${number?.padStart(4, '0')}-`) || lines > 40,
    );
    expect(wrong).toEqual([]);
  });

  it('is listed in docs/architecture.md by its title', () => {
    const lines = decisions.map(({ file, number, title }) => `- [ADR ${number}](decisions/${file}): ${title}`);
    expect(found(/^(- \[ADR .+)$/gm, readFileSync('docs/architecture.md', 'utf8'))).toEqual(lines);
  });
});

describe('docs/spec-coverage.md', () => {
  const page = readFileSync('docs/spec-coverage.md', 'utf8');
  const lines = [...page.matchAll(/^\| (\d+)\.(\d+) \| (.*) \|$/gm)].map(([, section, line, rest]) => {
    const [state, , where, tests] = rest.split(' | ');
    return {
      number: `${section}.${line}`,
      after: line === '1' ? null : `${section}.${line - 1}`,
      state,
      where: where ?? '',
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

  it('names places that are there, some by the end of their path', () => {
    const there = ['backend', 'frontend', 'scripts', 'docs']
      .flatMap((folder) => [folder, ...filesIn(folder)])
      .map((path) => `/${path}/`);
    const gone = lines.flatMap(({ number, where }) =>
      found(/`([^`]+)`/g, where)
        .filter((place) => !there.some((path) => path.includes(`/${place}/`)))
        .map((place) => `${number}: ${place}`),
    );
    expect(gone).toEqual([]);
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
  const commands = Object.keys(scripts).filter((name) => name !== 'prestart');

  it('lists every command once, and none that is not there', () => {
    const rows = found(/^\| (`npm run [^|]+) \|/gm, readme).join();
    const listed = found(/`npm run ([\w:-]+)`/g, rows);
    expect(listed.toSorted()).toEqual(commands.filter((name) => name !== 'start' && name !== 'test').toSorted());
    expect(found(/`npm run ([\w:-]+)/g, readme).filter((name) => !commands.includes(name))).toEqual([]);
  });

  it('accepts the terms in force where it registers somebody', () => {
    const [inForce] = found(/TERMS_VERSION = '([\d-]+)'/g, readFileSync('backend/src/kernel/terms.ts', 'utf8'));
    expect(found(/termsVersion\\":\\"([\d-]+)/g, readme)).toEqual([inForce]);
  });

  it('installs what is missing before every command, in brackets, after which the shell finds the new Node', () => {
    const ours = Object.keys(scripts).filter((name) => scripts[name].includes('node scripts/'));
    const bare = ours.filter((name) => !scripts[name].startsWith('(node scripts/ensure.mjs) && node scripts/'));
    expect(bare).toEqual(['prestart', 'start']);
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

describe('docs/style.md', () => {
  const style = readFileSync('docs/style.md', 'utf8');

  it('tells what each ending of a file is for that more than two have', () => {
    const endings = filesIn('backend/src')
      .map((path) => /\w(\.[a-z]+\.ts)$/.exec(path)?.[1])
      .filter((ending) => ending && ending !== '.spec.ts');
    const used = new Set(endings.filter((ending) => endings.filter((other) => other === ending).length > 2));
    const told = found(/(\.[a-z]+\.ts)`/g, style);
    expect([...used].filter((ending) => !told.includes(ending))).toEqual([]);
  });

  it('counts the files of a new list as the decision about lists does', () => {
    const [decision] = found(/A new list is at most (\w+) files/g, readFileSync(LISTS, 'utf8'));
    expect(found(/a new one in at most (\w+) files/g, style)).toEqual([decision]);
  });
});

describe('docs/troubleshooting.md', () => {
  const page = readFileSync('docs/troubleshooting.md', 'utf8');
  const sources = ['backend/src', 'scripts']
    .flatMap((folder) => filesIn(folder))
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

describe('A line for the machine of docs/deploy.md', () => {
  const lines = documents.flatMap((path) => readFileSync(path, 'utf8').split('\n'));

  it('runs commands in the folder where the product lies, with the settings of the file that it reads', () => {
    const run = lines.filter((line) => /cd \/\S+ .*npm run/.test(line));
    expect(run.length).toBeGreaterThan(0);
    for (const line of run) expect(line).toMatch(/cd \/opt\/nitido\/(current|releases\/[\d.]+) /);
    const read = lines.filter((line) => /&& \. \S+\.env/.test(line));
    for (const line of read) expect(line).toMatch(/&& set -a && \. \/etc\/nitido\/\S+\.env && set \+a &&/);
  });
});

describe('A line that keeps what a command writes', () => {
  it('has npm say nothing of its own, which would stand first in the file', () => {
    const kept = documents.flatMap((path) => found(/(npm run [^`|&;<>\n]*) >/g, readFileSync(path, 'utf8')));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((command) => !command.startsWith('npm run --silent '))).toEqual([]);
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

  it('has what is read beside the declared settings', () => {
    const [beside] = found(/const BESIDE = \[([^;]+);/g, readFileSync('backend/src/check-settings.ts', 'utf8'));
    const names = found(/'([A-Z_]+)'/g, beside);
    const settings = settingRows(readFileSync('docs/operations.md', 'utf8')).flatMap((row) => row.names);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !settings.includes(name))).toEqual([]);
  });
});
