// npm run backup -- --to FILE: the whole database, encrypted with BACKUP_KEY, whether or not the product runs.
import './parts/project-node.mjs';
import { runCommand } from './parts/run-command.mjs';

await runCommand('backup');
