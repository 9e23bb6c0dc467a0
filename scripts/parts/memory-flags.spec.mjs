import { readFileSync } from 'node:fs';
import { MEMORY_FLAGS } from './memory-flags.mjs';

it('The production image starts the server with the flags that are measured', () => {
  const [, command] = /\nCMD (\[.*\])\n?$/.exec(readFileSync('Dockerfile', 'utf8'));
  expect(JSON.parse(command)).toEqual(['node', ...MEMORY_FLAGS, 'dist/backend/bundle/src/main.js']);
});
