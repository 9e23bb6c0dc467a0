import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Clock } from '../../../platform/clock.js';

/** For so long one is known. */
export const KNOWN_SECONDS = 365 * 24 * 60 * 60;
const FORM = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

/**
 * Browsers in which an account's owner has proven to be one: whoever guesses from elsewhere cannot lock them out.
 * `device.issued.seal`, sealed for one account; the token names nobody and opens nothing.
 */
export class KnownDevices {
  private readonly key: Buffer;

  constructor(
    secret: string,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'known device', 32));
  }

  /** The token by which this browser will be known. */
  issue(accountId: string): string {
    const body = `${randomBytes(16).toString('base64url')}.${this.seconds()}`;
    return `${body}.${this.seal(accountId, body).toString('base64url')}`;
  }

  /** Which device of this account shows itself among the tokens; null: none, the caller is a stranger. */
  recognise(accountId: string, tokens: readonly string[]): string | null {
    for (const token of tokens) {
      const [, device = '', issued = '', seal = ''] = FORM.exec(token) ?? [];
      const age = this.seconds() - Number(issued);
      const genuine = this.seal(accountId, `${device}.${issued}`);
      if (device && age < KNOWN_SECONDS && timingSafeEqual(genuine, Buffer.from(seal, 'base64url'))) return device;
    }
    return null;
  }

  private seal(accountId: string, body: string): Buffer {
    return createHmac('sha256', this.key).update(`${accountId} ${body}`).digest();
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
