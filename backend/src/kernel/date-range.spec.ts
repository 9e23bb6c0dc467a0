import { daysOf, previousRange } from './date-range.js';

describe('A range of days', () => {
  it('has its days, the last one too', () => {
    expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['2026-03-01']);
  });

  it('is compared with as many days and hours right before it', () => {
    expect(previousRange({ from: '2026-03-01', to: '2026-03-01', hours: 9 })).toEqual({
      from: '2026-02-28',
      to: '2026-02-28',
      hours: 9,
    });
    expect(previousRange({ from: '2026-01-01', to: '2026-01-07', hours: 24 })).toEqual({
      from: '2025-12-25',
      to: '2025-12-31',
      hours: 24,
    });
  });
});
