// npm run restore -- --from FILE [--check | --replace]: reads a copy, or puts it into the database of the settings.
import './parts/project-node.mjs';
import { runCommand } from './parts/run-command.mjs';

await runCommand('restore');
