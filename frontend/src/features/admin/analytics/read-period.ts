import type { GetAnalyticsApiArg } from '../../../shared/api/generated';
import { isPeriod } from '../metrics/period-picker';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The period that the address names: two days, or one of the usual ones; 30 days when it names none. */
export function periodIn(params: URLSearchParams): GetAnalyticsApiArg {
  const [from, to, periodo] = [params.get('from') ?? '', params.get('to') ?? '', params.get('periodo')];
  if (DAY.test(from) && DAY.test(to)) return { from, to };
  return { periodo: isPeriod(periodo) ? periodo : '30d' };
}
