import { scoreOf, scoresIn } from './score.js';

describe('A credit score', () => {
  it.each([
    [0, { points: 0, said: null }],
    [1000, { points: 1000, said: null }],
    ['743', { points: 743, said: null }],
    [1001, { points: null, said: '1001' }],
    [-1, { points: null, said: '-1' }],
    ['SEM SCORE', { points: null, said: 'SEM SCORE' }],
    [null, { points: null, said: null }],
  ])('told as %j is %j', (told, score) => {
    expect(scoreOf('CSB8', told, ' ALTO RISCO ')).toEqual({ name: 'CSB8', band: 'ALTO RISCO', ...score });
  });

  it('is left out where a source tells nothing of it', () => {
    expect(scoresIn({ CSB8: 700, CSBA: null }).map(({ name }) => name)).toEqual(['CSB8']);
    expect(scoresIn({ CSB8: 'SEM SCORE', CSBA_FAIXA: 'MEDIO RISCO' }).map(({ name }) => name)).toEqual([
      'CSB8',
      'CSBA',
    ]);
    expect(scoresIn({})).toEqual([]);
  });
});
