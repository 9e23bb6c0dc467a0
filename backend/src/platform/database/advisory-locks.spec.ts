import { globSync, readFileSync } from 'node:fs';
import { ADVISORY_LOCKS } from './advisory-locks.js';

const HERE = 'backend/src/platform/database';
const NUMBERS: number[] = Object.values(ADVISORY_LOCKS);

const filesOf = (pattern: string) => globSync(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
/** Of locks that a text takes by a number of its own. */
const takenIn = (text: string) =>
  [...text.matchAll(/advisory\w{0,30}lock\w{0,10}\((?:hashtextextended\([^()]{1,40}, )?(\d{3,10})\)/g)].map((match) =>
    Number(match[1]),
  );

describe('Advisory locks', () => {
  it('have each a number of its own', () => {
    expect(new Set(NUMBERS).size).toBe(NUMBERS.length);
  });

  it('are taken by the list, except by migrations, whose numbers it knows', () => {
    const migrations = filesOf(`${HERE}/migrations/**/*.ts`);
    const inMigrations = migrations.flatMap(({ text }) => takenIn(text));
    expect(inMigrations).toHaveLength(3);
    expect(inMigrations.filter((number) => !NUMBERS.includes(number))).toEqual([]);
    const numbers = new RegExp(`\\b(${NUMBERS.join('|')})\\b`);
    const strays = filesOf('backend/src/**/*.ts').filter(
      ({ path, text }) =>
        !path.startsWith(`${HERE}/migrations/`) &&
        !path.startsWith(`${HERE}/advisory-locks`) &&
        (takenIn(text).length > 0 || numbers.test(text.replaceAll(/(?<=\d)_(?=\d)/g, ''))),
    );
    expect(strays.map(({ path }) => path)).toEqual([]);
  });
});
