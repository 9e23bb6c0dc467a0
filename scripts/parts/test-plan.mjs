const FLAGS = ['--checks', '--unit', '--journeys', '--e2e'];
const UNIT = ['backend', 'frontend', 'screens'];

/**
 * What the arguments ask for: flags choose parts, a path chooses its runner. The parts stand in the order in which they begin,
 * two at a time: the longest first, the one of many short suites last, as it keeps busy what the others leave idle.
 */
export function readPlan(args) {
  const chosen = FLAGS.filter((flag) => args.includes(flag));
  const rest = args.filter((arg) => !FLAGS.includes(arg));
  const wants = (flag) => (chosen.length > 0 ? chosen.includes(flag) : !rest.some((arg) => isOther(flag, arg)));
  const [checks, unit, journeys, browser] = FLAGS.map(wants);
  const whole = [
    checks && { title: 'checks' },
    journeys && { title: 'journeys', projects: ['journeys'] },
    browser && { title: 'browser' },
    unit && { title: 'unit', projects: UNIT },
  ];
  const projects = [...(unit ? UNIT : []), ...(journeys ? ['journeys'] : [])];
  const some = [projects.length > 0 && { title: 'jest', projects }, browser && { title: 'browser' }];
  return {
    parts: (rest.length > 0 ? some : whole).filter(Boolean),
    page: browser,
    database: browser || journeys,
    rest,
  };
}

/** A path belongs to one runner; the other one then rests. */
function isOther(flag, arg) {
  if (arg.startsWith('-')) return false;
  return (flag === '--e2e') !== arg.includes('frontend/e2e');
}
