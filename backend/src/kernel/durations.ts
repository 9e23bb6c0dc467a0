export const DAY_MS = 86_400_000;

/** Who means for ever writes the last day of 9999, of which some hours are 10000 in UTC: a year that no `date-time` has. */
export const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');
