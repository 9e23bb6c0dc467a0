import { AppError } from '../../../kernel/errors.js';
import { LOOKUP_TYPES, lookupDefinition } from '../../../kernel/lookup-catalogue.js';
import {
  inMaintenance,
  inputNotTakenByAll,
  isOutage,
  isWithheld,
  nobodyFound,
  purposeRequired,
  recordsStalled,
  refusesInput,
  sourcesDiverge,
  subjectWithheld,
  subscriptionRequired,
  termsNotAccepted,
  unknownLookupType,
  whyNobody,
} from './lookup-refusals.js';
import { unreadable } from './unreadable.js';

const failure = (kind: AppError['kind']) => new AppError(kind, 'X', 'Não.');

describe('A lookup that is not answered with data', () => {
  it('says what its caller needs to go on', () => {
    expect(subscriptionRequired()).toMatchObject({
      code: 'SUBSCRIPTION_REQUIRED',
      extra: { requiresSubscription: true },
    });
    expect(termsNotAccepted()).toMatchObject({ kind: 'forbidden', code: 'TERMS_NOT_ACCEPTED' });
    expect(purposeRequired().fields).toEqual([{ field: 'finalidade', message: 'Informe a finalidade da consulta.' }]);
    expect(unknownLookupType().details).toEqual({ tipos: LOOKUP_TYPES });
    expect(inMaintenance()).toMatchObject({ code: 'MAINTENANCE', text: 'Manutenção, voltará em breve...' });
    expect(recordsStalled()).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
    const campos = [{ campo: 'razao_social', valores: [] }];
    expect(sourcesDiverge(campos)).toMatchObject({ kind: 'conflict', details: { campos } });
  });

  it('says why nobody was found, where more is known than that', () => {
    const { notFound, notFoundReason } = lookupDefinition('cpf');
    expect(nobodyFound('cpf', 'Outro motivo.')).toMatchObject({ text: notFound, details: { motivo: 'Outro motivo.' } });
    expect(nobodyFound('cpf').details).toEqual(notFoundReason ? { motivo: notFoundReason } : undefined);
    const reasons = LOOKUP_TYPES.map((type) => [type, nobodyFound(type).details]);
    expect(reasons).toEqual(
      LOOKUP_TYPES.map((type) => {
        const { notFoundReason: motivo } = lookupDefinition(type);
        return [type, motivo ? { motivo } : undefined];
      }),
    );
  });

  it('is withheld only where its person is protected', () => {
    expect(isWithheld(subjectWithheld())).toBe(true);
    for (const other of [failure('not-found'), { kind: 'suppressed' }, new Error('x'), null]) {
      expect(isWithheld(other)).toBe(false);
    }
  });

  it('is an outage where a source gave nothing that could be used', () => {
    for (const kind of ['bad-answer', 'unavailable', 'timeout'] as const) expect(isOutage(failure(kind))).toBe(true);
    for (const other of [failure('not-found'), { kind: 'timeout' }, new Error('x'), null]) {
      expect(isOutage(other)).toBe(false);
    }
  });

  it('tells an input that not all sources take from other failures', () => {
    const cause = new Error('x');
    expect(inputNotTakenByAll(cause)).toMatchObject({ kind: 'bad-answer', cause });
    expect(refusesInput(inputNotTakenByAll(cause))).toBe(true);
    for (const other of [failure('bad-answer'), { refusesInput: true }, null]) expect(refusesInput(other)).toBe(false);
  });

  it('tells why nobody was found, and of no other failure', () => {
    expect(whyNobody(nobodyFound('cpf', 'Outro motivo'))).toBe('Outro motivo');
    const paused = new AppError('rate-limited', 'RATE_LIMITED', 'Não.', { details: { motivo: 'CONSULTAS_EM_PAUSA' } });
    const plain = { code: 'NOT_FOUND', details: { motivo: 'Outro motivo' } };
    const others = [nobodyFound('cpf'), subjectWithheld(), paused, plain, new Error('x'), null];
    expect(others.map(whyNobody)).toEqual(others.map(() => null));
  });

  it('has words of its own for what cannot be read', () => {
    expect(unreadable('cpf')).toMatchObject({ code: 'SOURCE_UNREADABLE', text: expect.stringMatching(/\.$/) });
  });
});
