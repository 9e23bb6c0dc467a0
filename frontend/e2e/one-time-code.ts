import { generateSync } from 'otplib';

/** What the app shows now for the key as the page writes it, in groups of four. */
export function codeOf(key: string): string {
  return generateSync({ secret: key.replaceAll(' ', ''), epoch: Math.floor(Date.now() / 1000) });
}
