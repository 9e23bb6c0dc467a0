import { readFileSync } from 'node:fs';
import { LOAD_FLAGS, MEMORY_ENV, MEMORY_FLAGS } from './memory-flags.mjs';

it('The production image starts the server with the flags that are measured', () => {
  const image = readFileSync('Dockerfile', 'utf8');
  const [, command] = /\nCMD (\[.*\])\n?$/.exec(image);
  for (const [name, value] of Object.entries(MEMORY_ENV)) {
    expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=${value}( |$)`, 'm'));
  }
  expect(JSON.parse(command)).toEqual(['node', ...MEMORY_FLAGS, 'dist/backend/bundle/src/main.js']);
});

it('A command loads the companies with the flags that the product loads them with', () => {
  const job = readFileSync('backend/src/modules/companies/admin/load-process.job.ts', 'utf8');
  expect(job).toContain(`const HEAP = [${LOAD_FLAGS.map((flag) => `'${flag}'`).join(', ')}];`);
});
