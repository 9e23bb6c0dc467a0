import { generateSecret, generateURI, verifySync } from 'otplib';

const STEP_SECONDS = 30;

/** Codes of authenticator apps (TOTP, RFC 6238: six digits, thirty seconds). */
export class OneTimeCodes {
  newSecret(): string {
    return generateSecret();
  }

  /** What the app reads from the QR code. */
  addressOf(secret: string, username: string): string {
    return generateURI({ issuer: 'Nítido', label: username, secret });
  }

  /** The time step, at most one from now, of which `code` is the code; null when it is of none. */
  stepOf(code: string, secret: string, now: Date): number | null {
    const epoch = Math.floor(now.getTime() / 1000);
    const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
    return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : null;
  }
}
