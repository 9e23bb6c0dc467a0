// npm run check: format, lint, walls, dead files, types, unit tests but for the screens' (`npm test`), and generated files, two steps at a time.
import './parts/project-node.mjs';
import { build } from './build.mjs';
import { CHECKS, runChecks } from './parts/checks.mjs';

await build({ only: ['backend'] });
const failed = await runChecks([
  { title: 'unit tests', args: ['scripts/test.mjs', '--unit', '--silent', '--ignoreProjects=screens'] },
  ...CHECKS,
]);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
