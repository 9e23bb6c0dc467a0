import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

it('a folder of a test file goes with all that is in it', () => {
  const [one, two] = [temporaryFolder('one'), temporaryFolder('two')];
  writeFileSync(join(one, 'a.txt'), 'a');
  expect([one, two].map(existsSync)).toEqual([true, true]);
  removeTemporaryFolders();
  expect([one, two].map(existsSync)).toEqual([false, false]);
});
