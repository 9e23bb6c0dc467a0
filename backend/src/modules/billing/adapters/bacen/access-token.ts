import type { ProviderClient } from '../../../../platform/http/provider-client.js';
import { wireToken } from './wire.js';

const MARGIN_SECONDS = 30;

/** The access token by client credentials: kept until shortly before it ends, fetched once for all who wait for it. */
export class AccessToken {
  private current: Promise<{ token: string; freshUntil: number }> | null = null;

  constructor(
    private readonly client: ProviderClient,
    private readonly path: string,
    private readonly credentials: string,
  ) {}

  async get(): Promise<string> {
    const known = await this.current?.catch(() => null);
    if (known && performance.now() < known.freshUntil) return known.token;
    this.current = this.fetch();
    return (await this.current).token;
  }

  /** Forgets a token that is no longer taken, unless a newer one is there already. */
  async drop(token: string): Promise<void> {
    const dropped = this.current;
    const known = await dropped?.catch(() => null);
    if (known?.token === token && this.current === dropped) this.current = null;
  }

  private async fetch(): Promise<{ token: string; freshUntil: number }> {
    const asked = performance.now();
    const reply = await this.client.exchange({
      method: 'POST',
      path: this.path,
      headers: { authorization: `Basic ${Buffer.from(this.credentials).toString('base64')}` },
      form: { grant_type: 'client_credentials' },
      repeatable: true,
      schema: wireToken,
    });
    const { access_token, expires_in } = wireToken.parse(reply.body);
    return { token: access_token, freshUntil: asked + Math.max(0, expires_in - MARGIN_SECONDS) * 1_000 };
  }
}
