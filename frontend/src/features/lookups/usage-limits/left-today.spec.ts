import { leftToday } from './left-today';

const headers = (policy: string, left: string) => new Headers({ 'ratelimit-policy': policy, ratelimit: left });

describe('What is left of the day', () => {
  it('is read from a lookup’s headers', () => {
    expect(leftToday(headers('"diario";q=300;w=86400', '"diario";r=288;t=41212'))).toEqual({
      limit: 300,
      remaining: 288,
    });
    expect(leftToday(headers('"diario";q=300;w=86400', '"diario";r=0;t=1'))).toEqual({ limit: 300, remaining: 0 });
  });

  it.each([
    [null],
    [new Headers()],
    [headers('"outro";q=1;w=1', '"outro";r=1;t=1')],
    [headers('"diario";q=300;w=86400', '')],
  ])('is unknown where they do not say it: %#', (given) => {
    expect(leftToday(given)).toBeNull();
  });
});
