/** What an answer must never hold: our insides, and the database's. */
const LEAKS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack trace', /\n\s+at |\bat \S+ \(|\.(?:ts|js|mjs):\d+:\d+/],
  ['a file of ours', /node_modules|\/(?:home|work|tmp|app|usr)\/\S+\.(?:js|ts|json)|backend\/(?:src|dist)/],
  [
    'the database',
    /QueryFailedError|relation \\?"|violates|duplicate key|syntax error at|invalid input syntax|pg_catalog/,
  ],
  [
    'a statement',
    /\b(?:SELECT|INSERT INTO|DELETE FROM|UPDATE)\b[^"]{0,200}\b(?:FROM|VALUES|WHERE|SET)\b[^"]{0,80}\$\d/,
  ],
  ['an unknown error', /TypeError|ReferenceError|RangeError|SyntaxError|Cannot read propert|is not a function/],
];

/** What of it an answer holds; `sent` may come back, whatever it is. */
export function leakIn(answer: string, sent: string): string | null {
  const found = LEAKS.find(([, pattern]) => pattern.test(answer) && !pattern.test(sent));
  return found ? found[0] : null;
}
