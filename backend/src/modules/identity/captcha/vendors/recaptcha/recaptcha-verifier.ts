import type { OnApplicationShutdown } from '@nestjs/common';
import { VendorClient } from '../../../../../platform/http/vendor-client.js';
import type { RecaptchaKeys } from '../../../identity.config.js';
import { captchaUnavailable } from '../../../model/index.js';
import { type CaptchaAction, type CaptchaTokens, CaptchaVerifier } from '../../captcha-verifier.port.js';
import { invisibleVerdict, type Verdict, visibleVerdict, type WireVerdict, wireVerdict } from './verdict.js';

export interface RecaptchaOptions {
  readonly url: string;
  readonly keys: Pick<RecaptchaKeys, 'secret' | 'v2Secret'>;
  readonly minScore: number;
  /** Milliseconds to wait for the verifier. */
  readonly deadlineMs?: number;
}

/** Google's reCAPTCHA: the invisible check (v3), or the visible one (v2) where its token came. */
export class RecaptchaVerifier extends CaptchaVerifier implements OnApplicationShutdown {
  readonly required = true;
  private readonly client: VendorClient;

  constructor(private readonly options: RecaptchaOptions) {
    super();
    const { url, deadlineMs = 4_000 } = options;
    this.client = new VendorClient({ vendor: 'reCAPTCHA', baseUrl: url, deadlineMs });
  }

  async passes(tokens: CaptchaTokens, action: CaptchaAction, address: string | null): Promise<boolean> {
    const { keys, minScore } = this.options;
    const { captchaToken, captchaV2Token } = tokens;
    if (captchaV2Token && keys.v2Secret) {
      return isPerson(visibleVerdict(await this.ask(keys.v2Secret, captchaV2Token, address)));
    }
    if (!captchaToken) return false;
    return isPerson(invisibleVerdict(await this.ask(keys.secret, captchaToken, address), action, minScore));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.onApplicationShutdown();
  }

  private async ask(secret: string, response: string, address: string | null): Promise<WireVerdict> {
    const form = { secret, response, ...(address ? { remoteip: address } : {}) };
    const call = { method: 'POST', path: '/api/siteverify', form, repeatable: false, schema: wireVerdict } as const;
    const reply = await this.client.ask(call).catch((cause: unknown) => {
      throw captchaUnavailable(cause);
    });
    if (!reply) throw captchaUnavailable(new Error('reCAPTCHA gave no verdict'));
    return reply;
  }
}

function isPerson(verdict: Verdict): boolean {
  if (verdict === 'misconfigured') throw captchaUnavailable(new Error('reCAPTCHA refuses the configured keys'));
  return verdict === 'person';
}
