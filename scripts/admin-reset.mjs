// npm run admin:reset: a new one-time password for the first admin, whether or not the product runs.
import './parts/project-node.mjs';
import { runCommand } from './parts/run-command.mjs';

await runCommand('admin-reset');
