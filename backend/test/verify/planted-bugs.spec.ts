import { readFileSync } from 'node:fs';
import { BUGS as PAYMENTS } from './payment-bugs.js';
import { BUGS as SUPPRESSION } from './suppression-bugs.js';

const edits = Object.entries({ payments: PAYMENTS, suppression: SUPPRESSION }).flatMap(([verification, bugs]) =>
  bugs.flatMap(({ name, edits: of }) => of.map((edit) => ({ verification, name, ...edit }))),
);

describe('A bug that a verification plants', () => {
  it.each(edits)('fits the built product: $verification, $name, $file', ({ file, find, replace }) => {
    expect(readFileSync(`dist/backend/src/${file}`, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });
});
