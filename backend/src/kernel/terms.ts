/** The version of the terms of use and privacy notice in force; a new text is a new date. */
export const TERMS_VERSION = '2026-11-29';

/** Whether an account that accepted these last may go on: so it may by later ones too, which an instance of a newer version asked for. */
export function areTermsAccepted(version: string | null): boolean {
  return version !== null && version >= TERMS_VERSION;
}
