/** Between facts on one line: where the line breaks, the dot begins the next one and never ends this one. */
export const DOT = ' ·\u00A0';

/** A text with such dots, as it is shown. */
export function withDots(text: string): string {
  return text.replaceAll(' · ', DOT);
}
