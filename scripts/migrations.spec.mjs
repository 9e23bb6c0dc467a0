import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'backend/src/platform/database/migrations';
/** The schema's first form, which no older instance has to live with. */
const FIRST = 8;
/** What an instance of the version before cannot live with, or waits for. */
const CONTRACTS =
  /\bDROP (TABLE|COLUMN|VIEW|TYPE|FUNCTION|DEFAULT)\b|\bRENAME\b|\bALTER COLUMN \w+ (SET DATA )?TYPE\b|\bSET NOT NULL\b|\bADD COLUMN \w+ [^;,]*\bNOT NULL\b(?![^;,]*\bDEFAULT\b)/i;

/** Migrations that contract all the same, each with its reason: since which version nobody needs the old form. */
const ALLOWED = {};

/** Made later than the table's first form, a migration may only expand it: docs/upgrading.md. */
const contractionsOf = (text) => CONTRACTS.exec(text.split(/async down\(/)[0] + afterDown(text))?.[0] ?? null;
/** The statements stand below the class; what undoes them, within `down`. */
const afterDown = (text) => text.slice(text.indexOf('\n}\n', text.indexOf('async down(')));

const later = readdirSync(FOLDER)
  .filter((file) => /^\d{13}-[a-z-]+\.ts$/.test(file))
  .toSorted()
  .slice(FIRST);

describe('A migration after the first ones', () => {
  it.each(later)('%s lets instances of the version before go on', (file) => {
    if (file in ALLOWED) return;
    expect(contractionsOf(readFileSync(`${FOLDER}/${file}`, 'utf8'))).toBeNull();
  });

  it.each([
    'ALTER TABLE payments DROP COLUMN amount',
    'DROP TABLE payments',
    'ALTER TABLE payments RENAME COLUMN amount TO sum',
    'ALTER TABLE payments ALTER COLUMN amount TYPE text',
    'ALTER TABLE payments ALTER COLUMN amount SET NOT NULL',
    'ALTER TABLE payments ADD COLUMN amount integer NOT NULL',
  ])('is found when it contracts: %s', (sql) => {
    const text = (up, down) =>
      `class X {\n  async up() {\n    ${up}\n  }\n\n  async down() {\n    ${down}\n  }\n}\n\nconst A = \`${up}\`;\n`;
    expect(contractionsOf(text(sql, 'x'))).not.toBeNull();
    expect(contractionsOf(text('CREATE TABLE a (b integer NOT NULL)', sql))).toBeNull();
    expect(contractionsOf(text('ALTER TABLE a ADD COLUMN b integer NOT NULL DEFAULT 0', sql))).toBeNull();
  });

  it('is named among the exceptions only while it is there', () => {
    expect(Object.keys(ALLOWED).filter((file) => !later.includes(file))).toEqual([]);
  });
});
