// npm run rotate-keys [-- --check]: encrypts anew what older keys wrote, whether or not the product runs.
import './parts/project-node.mjs';
import { runCommand } from './parts/run-command.mjs';

await runCommand('rotate-keys');
