import { byFilters } from './found.sql.js';
import { narrowingOf } from './narrow.sql.js';

const statement = (wish: Parameters<typeof narrowingOf>[0], tooMany: boolean) =>
  byFilters(narrowingOf(wish), [], 27, 1_001, tooMany);
/** How often the index of facts is asked. */
const asked = (steps: readonly string[]) => steps.join(' ').split('company_facts(').length - 1;

describe('Finding by filters alone', () => {
  it('counts by the rarest filter in the index of facts, but not one that too many have', () => {
    const wish = { uf: 'SP', cnaes: [4781400] };
    // Both facts where few have both, and the rarest alone where the page is full and the count is not.
    expect(asked(statement(wish, false).steps)).toBe(3);
    expect(asked(statement(wish, true).steps)).toBe(2);
  });

  it('looks at more rows instead', () => {
    const wish = { uf: 'SP', cnaes: [4781400] };
    expect(statement(wish, false).steps.join()).toContain('FETCH FIRST 20000 ROWS');
    expect(statement(wish, true).steps.join()).toContain('FETCH FIRST 100000 ROWS');
    expect(statement({ simples: true, mei: false }, true).steps.join()).toContain('FETCH FIRST 20000 ROWS');
  });
});
