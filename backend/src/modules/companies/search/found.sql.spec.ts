import { byFilters } from './found.sql.js';
import { narrowingOf } from './narrow.sql.js';

const statement = (filter: Parameters<typeof narrowingOf>[0], tooMany: boolean) =>
  byFilters(narrowingOf(filter), [], 27, 1_001, tooMany);
/** How often the index of facts is asked. */
const asked = (steps: readonly string[]) => steps.join(' ').split('company_facts(').length - 1;

describe('Finding by filters alone', () => {
  it('counts by the rarest filter in the index of facts, but not one that too many have', () => {
    const filter = { uf: 'SP', cnaes: [4781400] };
    // Both facts where few have both, and the rarest alone where the page is full and the count is not.
    expect(asked(statement(filter, false).steps)).toBe(3);
    expect(asked(statement(filter, true).steps)).toBe(2);
  });

  it('looks at more rows instead', () => {
    const filter = { uf: 'SP', cnaes: [4781400] };
    expect(statement(filter, false).steps.join()).toContain('FETCH FIRST 20000 ROWS');
    expect(statement(filter, true).steps.join()).toContain('FETCH FIRST 100000 ROWS');
    expect(statement({ simples: true, mei: false }, true).steps.join()).toContain('FETCH FIRST 20000 ROWS');
  });
});
