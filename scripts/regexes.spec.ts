import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';

jest.setTimeout(600_000);

/** Read only what the operator or the build wrote. */
const TRUSTED: readonly RegExp[] = [/<!-- head -->/, /await\|async/];

interface Found {
  readonly place: string;
  readonly regex: string;
}

describe('A regular expression of the product', () => {
  const found = ['backend/src', 'frontend/src'].flatMap(inFolder);

  it('takes time in proportion to the text, whatever the text (ASVS 15.2.2)', async () => {
    const slow: string[] = [];
    for (const regex of new Set(found.map(({ regex }) => regex))) {
      const fault = TRUSTED.some((trusted) => trusted.test(regex)) ? null : await faultOf(regex);
      if (fault) slow.push(`${found.find((one) => one.regex === regex)?.place} ${regex} ${fault}`);
    }
    expect(slow).toEqual([]);
  });

  it.each(['/^(a+)+$/', '/^(\\w|\\d)*$/', '/\\s+$/', '/^(.*)a(.*)a(.*)$/'])(
    'that does not is seen: %s',
    async (regex) => {
      expect(await faultOf(regex)).not.toBeNull();
    },
  );

  it('is found wherever it stands', () => {
    const code = "const a = /x/;\nconst b = <p title={/y/.source}>{text.replace(/z/g, '')}</p>;\nnew RegExp('w', 'i');";
    expect(inCode('a.tsx', code)).toEqual([
      { place: 'a.tsx:1', regex: '/x/' },
      { place: 'a.tsx:2', regex: '/y/' },
      { place: 'a.tsx:2', regex: '/z/g' },
      { place: 'a.tsx:3', regex: '/w/i' },
    ]);
    expect(found.length).toBeGreaterThan(200);
  });
});

/** What is too slow is told by characters read, not by time, which a busy machine stretches. */
const LIMITS = { timeout: 120_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** What recheck says against it; one that it cannot judge in time is none to keep either. */
async function faultOf(regex: string): Promise<string | null> {
  const end = regex.lastIndexOf('/');
  const verdict = await check(regex.slice(1, end), regex.slice(end + 1).replace('d', ''), LIMITS);
  if (verdict.status === 'safe') return null;
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.status;
}

function inFolder(folder: string): Found[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const own = files.filter((file) => /\.tsx?$/.test(file) && !/\.(spec|contract)\.tsx?$/.test(file));
  return own.flatMap((file) => inCode(file, readFileSync(file, 'utf8')));
}

function inCode(file: string, code: string): Found[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const regex = ts.isRegularExpressionLiteral(node) ? node.text : madeBy(node);
    if (regex) found.push({ place: `${file}:${lineOf(node)}`, regex });
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Of `new RegExp` with a text; one that is put together cannot be read, and there is none. */
function madeBy(node: ts.Node): string | null {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return null;
  const [pattern, flags] = (node.arguments ?? []).map((text) => (ts.isStringLiteralLike(text) ? text.text : '(a+)+$'));
  return `/${pattern}/${flags ?? ''}`;
}
