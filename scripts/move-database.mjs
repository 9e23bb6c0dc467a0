// npm run move-database [-- --replace]: everything of this database into that of TARGET_DATABASE_URL.
import './parts/project-node.mjs';
import { runCommand } from './parts/run-command.mjs';

await runCommand('move-database');
