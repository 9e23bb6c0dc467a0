import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A setting of a `.config.ts`: its comment, its decorators, its name and, where it is written there, its default. */
const DECLARATION =
  /(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?((?:^ {2}@[\s\S]*?\n(?= {2}[A-Z@]))*)^ {2}([A-Z][A-Z0-9_]+)[!?]?(?:: [^=;\n]+)?(?: = ([^;\n]+))?;/gm;
/** A setting that a vendor's folder names. */
const NAMED = /\b((?:[A-Z0-9]+_)+(?:URL|KEY|TOKEN|SECRET|LEGAL_BASIS))\b/g;
const LITERAL = /^(?:[\d._]+|'[^']*')$/;
const TABLE = /(\| Variable \| Default \| Meaning \|\n\|---\|---\|---\|\n)((?:\|.*\n)+)/;

/**
 * The page with its table of settings as the declarations say: defaults that are written there, † for what administrators
 * change, and a row for a setting that has none yet. Meanings, and defaults that are worked out, stay as they were written.
 */
export function withSettings(page, folder) {
  const declared = declaredIn(folder);
  return page.replace(TABLE, (_, head, rows) => {
    const written = cellsIn(rows);
    const named = new Set(written.flatMap(({ names }) => names));
    const missing = [...declared.values()].filter(({ name }) => !named.has(name));
    const added = missing.map(({ name, comment }) => ({ names: [name], value: 'none', meaning: comment }));
    return `${head}${[...written, ...added].map((row) => rowOf(row, declared)).join('\n')}\n`;
  });
}

/** The rows of the page's table: the settings, how their default stands there, and what they mean. */
export function settingRows(page) {
  return cellsIn(TABLE.exec(page)?.[2] ?? '');
}

function cellsIn(rows) {
  return rows.trimEnd().split('\n').map(cellsOf);
}

function rowOf({ names, value, meaning }, declared) {
  const settings = names.map((name) => declared.get(name));
  const literal = settings.every((setting) => setting?.value !== undefined);
  const mark = settings.every((setting) => setting?.changeable) ? ' †' : '';
  const variables = names.map((name) => `\`${name}\``).join(', ');
  return `| ${variables}${mark} | ${literal ? settings.map((setting) => setting.value).join(', ') : value} | ${meaning && `${meaning} `}|`;
}

function cellsOf(row) {
  const [variables = '', value = '', meaning = ''] = row.slice(2, -1).split(/ \| ?/);
  return { names: [...variables.matchAll(/`([^`]+)`/g)].map(([, name]) => name), value, meaning: meaning.trimEnd() };
}

/** One that several configurations read is declared where its default or its comment stands; a vendor only names its own. */
function declaredIn(folder) {
  const declared = new Map();
  const files = readdirSync(folder, { recursive: true }).toSorted();
  const textsOf = (role) =>
    files.filter((file) => file.endsWith(role)).map((file) => readFileSync(join(folder, file), 'utf8'));
  for (const [, name] of textsOf('.vendor.ts').join('\n').matchAll(NAMED)) declared.set(name, { name, comment: '' });
  for (const declarations of textsOf('.config.ts')) {
    for (const [, text = '', decorators, name, initial = ''] of declarations.matchAll(DECLARATION)) {
      const known = declared.get(name);
      declared.set(name, {
        name,
        comment: known?.comment || text.replace(/\s*\n\s*\*\s?/g, ' ').trim(),
        changeable: known?.changeable || decorators.includes('@Changeable'),
        value: known?.value ?? (LITERAL.test(initial) ? shown(initial) : undefined),
      });
    }
  }
  return declared;
}

function shown(literal) {
  return literal.startsWith("'") ? `\`${literal.slice(1, -1)}\`` : literal.replaceAll('_', '');
}
