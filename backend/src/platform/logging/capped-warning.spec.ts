import { CappedWarning } from './capped-warning.js';

describe('a capped warning', () => {
  it('is written once a minute, with the number of those in between', () => {
    const lines: string[] = [];
    const warning = new CappedWarning({ warn: (line: string) => lines.push(line) });
    for (let second = 0; second <= 60; second++) warning.warn(`refused ${second}`, new Date(second * 1_000));
    warning.warn('refused later', new Date(120_000));
    expect(lines).toEqual(['refused 0', 'refused 60 (59 more since the last line)', 'refused later']);
  });
});
