import { generateSecret, generateURI, verifySync } from 'otplib';
import { OneTimeCodes } from '../../application/one-time-codes.port.js';

const STEP_SECONDS = 30;

export class OtplibOneTimeCodes extends OneTimeCodes {
  newSecret(): string {
    return generateSecret();
  }

  addressOf(secret: string, username: string): string {
    return generateURI({ issuer: 'Nítido', label: username, secret });
  }

  stepOf(code: string, secret: string, now: Date): number | null {
    const epoch = Math.floor(now.getTime() / 1000);
    const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
    return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : null;
  }
}
