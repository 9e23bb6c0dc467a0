import { AppError, invalidInput } from '../../../../kernel/errors.js';
import { SystemClock } from '../../../../platform/clock.js';
import { type Caller, nobodyFound, recordsStalled, subjectWithheld } from '../../model/index.js';
import { type Trace, traceOf } from '../domain/trace.js';
import { LookupContext } from './lookup-context.js';
import { unlimited } from './testing/unlimited.js';

describe('What is read without a record in the ledger', () => {
  it.each<[Trace['ending'], string, () => unknown]>([
    ['down', 'what it reads is away', recordsStalled],
    ['down', 'of an accident', () => new Error('broken')],
    ['nobody', 'there is none such', () => nobodyFound('cnpj')],
    ['other', 'the person is withheld', subjectWithheld],
    ['other', 'the input is none', () => invalidInput('mes', 'Não há dados.')],
    ['other', 'the search is broad', () => new AppError('unprocessable', 'COMPANY_SEARCH_BROAD', 'Empresas demais.')],
  ])('ends as %s where it fails since %s', async (ending, _, failure) => {
    const trace = traceOf({ cnpj: '11222333000181' }, 0, () => 0);
    const context = new LookupContext(
      { accountId: 'ana', exempt: true } as Caller,
      trace,
      unlimited(new SystemClock()).quota,
    );
    await expect(context.spending(() => Promise.reject(failure()))).rejects.toBeDefined();
    expect(trace.ending).toBe(ending);
  });
});
