import { refusalOf } from './refusals.js';

describe('Why a load failed', () => {
  it.each(['53100', 'ENOSPC'])('is a full disk where the error is %s', (code) => {
    const error = Object.assign(new Error('No space left on device'), { code });
    expect(refusalOf(error)).toBe('O disco está cheio. Libere espaço e comece a carga de novo.');
  });

  it('is no refusal where nobody foresaw it', () => {
    expect(refusalOf(new Error('other'))).toBeNull();
  });

  it.each([
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('terminating'), { code: '57P01' }),
  ])('says that the database has gone: %s', (error) => {
    expect(refusalOf(error)).toBe(
      'O banco de dados deixou de responder. Comece a carga de novo: ela continua de onde estava.',
    );
  });
});
