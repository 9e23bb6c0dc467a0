const MOST_SUMMARIES = 1_000;
const SUMMARIES = new Map<string, string>();

const WRITTEN =
  /\b(?:insert\s+into|(?<!\b(?:for|do|or)\s)update|delete\s+from)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_]{2,63})\b/i;
/** Not what a function answers. */
const READ = /\b(?:from|join)\s+(?:only\s+)?(?:"?public"?\.)?"?([a-z_]{2,63})\b(?!\s*\()/i;

/** What a statement does and to which table, such as `SELECT accounts`: never a value. */
export function statementSummary(text: string): string {
  const known = SUMMARIES.get(text);
  if (known) return known;
  const verb = /^[\s(]*(?:--[^\n]*\n\s*)*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const table = (WRITTEN.exec(text) ?? READ.exec(text))?.[1];
  const summary = table ? `${verb} ${table}` : verb;
  if (SUMMARIES.size < MOST_SUMMARIES) SUMMARIES.set(text, summary);
  return summary;
}
