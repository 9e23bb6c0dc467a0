/** JSON in lines, to be read; a text as it is where it is none. */
export function spreadJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
