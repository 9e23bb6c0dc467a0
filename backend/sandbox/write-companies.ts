import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeMonth } from './open-register/month-files.js';
import { publishedMonths } from './open-register/published.js';

// The register's files of any size, in the real register's proportions, for benches: --companies 1000000 --to DIR, a folder for each of two months.
const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1000' },
    to: { type: 'string', default: 'companies' },
    parts: { type: 'string', default: '10' },
    only: { type: 'string' },
  },
});
const months = publishedMonths();
for (const [n, month] of months.entries()) {
  if (values.only !== undefined && values.only !== month) continue;
  const folder = join(values.to, month);
  mkdirSync(folder, { recursive: true });
  const [companies, parts] = [Number(values.companies), Number(values.parts)];
  const options = { month, later: months.slice(n + 1), companies, parts, real: true };
  await writeMonth(options, (name) => createWriteStream(join(folder, name)));
  console.log(folder);
}
