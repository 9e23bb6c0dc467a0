// Prints what Redocly finds in the description of the public API, and fails if that is anything.
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';

const file = 'docs/openapi-v1.json';
const config = await createConfig({ extends: ['recommended-strict'] });
const problems = await lint({ ref: file, config });
formatProblems(problems, { totals: getTotals(problems), format: 'stylish' });
process.exitCode = problems.length > 0 ? 1 : 0;
