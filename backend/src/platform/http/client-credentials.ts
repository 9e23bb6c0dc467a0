import { z } from 'zod';
import type { VendorClient } from './vendor-client.js';

const tokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface Settings {
  readonly path: string;
  /** `id:secret` */
  readonly credentials: string;
  /** How long before its end a token is no longer used. */
  readonly marginSeconds: number;
}

/**
 * A vendor's access token by OAuth 2.0 client credentials (RFC 6749, 4.4): kept until shortly before it runs out, fetched
 * once for all who wait for it.
 */
export class ClientCredentials {
  private current: Promise<{ token: string; freshUntil: number }> | null = null;

  constructor(
    private readonly client: VendorClient,
    private readonly settings: Settings,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async get(): Promise<string> {
    const seen = this.current;
    const known = await seen?.catch(() => null);
    if (known && this.now() < known.freshUntil) return known.token;
    // Of all who saw the same, the first one fetches.
    if (!this.current || this.current === seen) this.current = this.fetch();
    return (await this.current).token;
  }

  /** Forgets a token that is no longer taken, unless a newer one is there already. */
  async drop(token: string): Promise<void> {
    const dropped = this.current;
    const known = await dropped?.catch(() => null);
    if (known?.token === token && this.current === dropped) this.current = null;
  }

  private async fetch(): Promise<{ token: string; freshUntil: number }> {
    const { path, credentials, marginSeconds } = this.settings;
    const asked = this.now();
    const reply = await this.client.ask({
      method: 'POST',
      path,
      headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      form: { grant_type: 'client_credentials' },
      repeatable: true,
      schema: tokenReply,
    });
    const { access_token, expires_in } = tokenReply.parse(reply);
    return { token: access_token, freshUntil: asked + Math.max(0, expires_in - marginSeconds) * 1_000 };
  }
}
