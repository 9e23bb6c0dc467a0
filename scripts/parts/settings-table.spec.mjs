import { readFileSync } from 'node:fs';
import { withSettings } from './settings-table.mjs';

const page = readFileSync('docs/operations.md', 'utf8');
const made = (changed) => withSettings(changed, 'backend/src');

describe('The settings in docs/operations.md', () => {
  it('are as the declarations say (ASVS 2.1.3)', () => {
    expect(made(page)).toBe(page);
  });

  it('have the defaults and marks that are declared, whatever stood there', () => {
    expect(made(page.replace('| `LOG_LEVEL` | `info` |', '| `LOG_LEVEL` † | `debug` |'))).toBe(page);
  });

  it('lack none: one without a row gets it, with its comment', () => {
    const without = page.replace(/\| `TRUSTED_PROXIES`.*\n/, '');
    expect(without).not.toContain('`TRUSTED_PROXIES`');
    expect(made(without)).toMatch(/\| `TRUSTED_PROXIES` \| 0 \| Number of proxies in front .* \|\n/);
    expect(made(page.replace(/\| `SERPRO_URL`.*\n/, ''))).toMatch(/\| `SERPRO_CONSUMER_SECRET` \| none \| \|\n/);
  });
});
