/** An account's authenticator app: begun with a secret, in force once a first code has confirmed it. */
export interface SecondFactor {
  readonly secret: string;
  readonly begunAt: Date;
  readonly confirmedAt: Date | null;
  /** The newest time step whose code was accepted: it and all before it are spent. */
  readonly lastStep: number;
  /** Keyed hashes of the recovery codes that are left. */
  readonly recoveryHashes: readonly Buffer[];
}

/** A code of the app as it may be typed: `123 456`. */
export function appCodeIn(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** A recovery code as it may be typed: `K7MXP 2v9ht`. */
export function recoveryCodeIn(text: string): string | null {
  const letters = text.replace(/[\s-]/g, '').toLowerCase();
  return /^[a-z2-9]{10}$/.test(letters) ? letters : null;
}
