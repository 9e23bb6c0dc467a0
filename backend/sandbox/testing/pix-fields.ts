import { plainName } from '../population/index.js';

/** The lines of the Pix service by label, upper-case and without accents. */
export function fieldsOfPixText(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split(/\r?\n/)
      .map((line) => line.split(/:(.*)/).map((part) => part.trim()))
      .filter((parts) => parts.length > 1)
      .map(([label, value]) => [plainName(label as string), value as string]),
  );
}
