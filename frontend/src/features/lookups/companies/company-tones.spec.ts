import { statusTone } from '@kernel/results/format';
import { TONES } from './company-tones';

const OF_RESULTS = { good: 'success', bad: 'danger', caution: 'warning', neutral: 'plain' } as const;

it('shows a company’s state in lists as its result does', () => {
  for (const [status, tone] of Object.entries(TONES))
    expect([status, tone]).toEqual([status, OF_RESULTS[statusTone(status)]]);
});
