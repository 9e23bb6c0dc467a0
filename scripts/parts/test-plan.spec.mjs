import { readPlan } from './test-plan.mjs';

describe('What the arguments of npm test ask for', () => {
  const titles = (...args) => readPlan(args).parts.map(({ title }) => title);

  it('is everything without any, the longest part first and the shortest suites last', () => {
    expect(titles()).toEqual(['checks', 'journeys', 'browser', 'unit']);
    expect(readPlan([])).toMatchObject({ page: true, database: true, rest: [] });
  });

  it('is what the flags say', () => {
    expect(titles('--unit')).toEqual(['unit']);
    expect(titles('--checks', '--e2e')).toEqual(['checks', 'browser']);
    expect(readPlan(['--checks', '--unit'])).toMatchObject({ page: false, database: false });
  });

  it('is one runner for the paths that are its own', () => {
    expect(readPlan(['backend/test/a.spec.ts', 'frontend/src/b.spec.tsx'])).toMatchObject({
      parts: [{ title: 'jest', projects: ['backend', 'frontend', 'screens', 'journeys'] }],
      page: false,
      database: true,
    });
    expect(titles('frontend/e2e/a.spec.ts')).toEqual(['browser']);
  });

  it('hands what is no flag of ours on to the runner', () => {
    expect(readPlan(['--unit', '--silent', '--ignoreProjects=screens'])).toMatchObject({
      parts: [{ title: 'jest', projects: ['backend', 'frontend', 'screens'] }],
      rest: ['--silent', '--ignoreProjects=screens'],
    });
  });
});
