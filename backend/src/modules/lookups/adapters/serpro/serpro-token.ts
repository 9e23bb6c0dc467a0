import type { ProviderClient } from '../../../../platform/http/provider-client.js';
import { tokenReply } from './serpro.wire.js';

const MARGIN_SECONDS = 60;

/** The API's access token by client credentials: kept until shortly before it runs out, fetched once for all who wait. */
export class SerproToken {
  private current: Promise<{ token: string; freshUntil: number }> | null = null;

  constructor(
    private readonly client: ProviderClient,
    private readonly credentials: string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async get(): Promise<string> {
    const known = await this.current?.catch(() => null);
    if (known && this.now() < known.freshUntil) return known.token;
    this.current = this.fetch();
    return (await this.current).token;
  }

  /** Forgets a token that the API no longer takes, unless a newer one is there already. */
  async drop(token: string): Promise<void> {
    const dropped = this.current;
    const known = await dropped?.catch(() => null);
    if (known?.token === token && this.current === dropped) this.current = null;
  }

  private async fetch(): Promise<{ token: string; freshUntil: number }> {
    const asked = this.now();
    const reply = await this.client.ask({
      method: 'POST',
      path: '/token',
      headers: { authorization: `Basic ${Buffer.from(this.credentials).toString('base64')}` },
      form: { grant_type: 'client_credentials' },
      repeatable: true,
      schema: tokenReply,
    });
    const { access_token, expires_in } = tokenReply.parse(reply);
    return { token: access_token, freshUntil: asked + Math.max(0, expires_in - MARGIN_SECONDS) * 1_000 };
  }
}
