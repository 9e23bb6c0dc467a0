import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync('frontend/src', { recursive: true }).map((name) => join('frontend/src', name));
const sheetText = (sheet) => readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '');
const modules = files.filter((name) => name.endsWith('.module.css'));
/** Who uses a style sheet: components by what they import it as, other sheets by `composes`. */
const composed = modules.flatMap((file) =>
  [...sheetText(file).matchAll(/composes: ([\w -]+) from "([^"]+)"/g)].map(([, names, path]) => ({
    sheet: join(file, '..', path),
    names: names.split(' '),
  })),
);
const imported = files
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const body = text.replace(/^import .*/gm, '');
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name, path]) => ({
      sheet: join(file, '..', path),
      names: [...body.matchAll(new RegExp(`\\b${name}\\.([\\w-]+)`, 'g'))].map(([, used]) => used),
      // classes[tone]: which of them is known while it runs alone
      computed: new RegExp(`\\b${name}\\[`).test(text),
    }));
  });

it.each(modules)('%s has the classes that components name, and no other', (sheet) => {
  const text = sheetText(sheet).replace(/"[^"]*"/g, '');
  const declared = new Set([...text.matchAll(/\.(?!mantine-)([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name));
  const users = [...imported, ...composed].filter((use) => use.sheet === sheet);
  const named = new Set(users.flatMap(({ names }) => names));
  expect([...named].filter((name) => !declared.has(name))).toEqual([]);
  if (users.some(({ computed }) => computed)) return;
  expect([...declared].filter((name) => !named.has(name))).toEqual([]);
});

// The build makes rem of a sheet's measures: in a drawing, which grows as a whole, they would grow twice.
it('No sheet has measures of what is drawn within an svg', () => {
  const measures = (sheet) => sheetText(sheet).match(/(stroke-(width|dash\w+)|text-anchor):.*/g) ?? [];
  expect(modules.flatMap((sheet) => measures(sheet).map((measure) => `${sheet}: ${measure}`))).toEqual([]);
});

it('The classes that components name by a word stand in the sheets that every page has', () => {
  const shared = files.filter((name) => name.endsWith('.css') && !modules.includes(name)).map(sheetText);
  const declared = new Set(shared.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)));
  const words = files
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, pieces]) =>
        (plain ?? pieces.replace(/\$\{[^{}]*\}/g, ' '))
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => `${file}: ${word}`),
      ),
    );
  expect(words.filter((word) => !declared.has(word.split(': ')[1]))).toEqual([]);
});
