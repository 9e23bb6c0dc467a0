// npm run audit -- verify | export --from AAAA-MM-DD --to AAAA-MM-DD: the audit, for who has the database and the keys.
import './parts/project-node.mjs';
import { runCommand } from './parts/run-command.mjs';

await runCommand('audit');
