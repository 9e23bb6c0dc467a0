// npm run companies:load -- [--from FOLDER] [--month YYYY-MM]: brings the open register of companies to a month; the last line is JSON.
import './parts/project-node.mjs';
import { runCommand } from './parts/run-command.mjs';

await runCommand('companies-load');
