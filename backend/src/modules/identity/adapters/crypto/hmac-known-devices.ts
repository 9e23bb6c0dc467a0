import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Clock } from '../../../../platform/clock.js';
import { KnownDevices } from '../../application/known-devices.port.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FORM = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

/** `device.issued.seal`, sealed for one account; the token names nobody and opens nothing. */
export class HmacKnownDevices extends KnownDevices {
  private readonly key: Buffer;

  constructor(
    secret: string,
    private readonly clock: Clock,
  ) {
    super();
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'known device', 32));
  }

  issue(accountId: string): string {
    const body = `${randomBytes(16).toString('base64url')}.${this.seconds()}`;
    return `${body}.${this.seal(accountId, body).toString('base64url')}`;
  }

  recognise(accountId: string, tokens: readonly string[]): string | null {
    for (const token of tokens) {
      const [, device = '', issued = '', seal = ''] = FORM.exec(token) ?? [];
      const age = this.seconds() - Number(issued);
      const genuine = this.seal(accountId, `${device}.${issued}`);
      if (device && age < YEAR_SECONDS && timingSafeEqual(genuine, Buffer.from(seal, 'base64url'))) return device;
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
