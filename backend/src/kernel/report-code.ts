import { parseChecked, writeChecked } from './checked-code.js';

/** How many random numbers below 32 make a report's code: 130 bits, so that nobody guesses one. */
export const REPORT_CODE_DRAWS = 26;

/** The code on a report, 26 random characters and two that check them: `7Q2M-K9XD-R4TB-0WPN-H3E8-2JVC-6A5F`. */
export function writeReportCode(draws: ArrayLike<number>): string {
  return writeChecked(draws, REPORT_CODE_DRAWS);
}

/** The code in its one writing, or null when it cannot be one. */
export function parseReportCode(text: string): string | null {
  return parseChecked(text, REPORT_CODE_DRAWS);
}

export function reportCodeRule(text: string): string | null {
  if (!text.trim()) return 'Informe o código do relatório.';
  return parseReportCode(text) ? null : 'Código inválido. Confira os caracteres.';
}

/** The page that tells whether a report with this code is genuine. */
export function verificationPath(code: string): string {
  return `/verificar/${code}`;
}
