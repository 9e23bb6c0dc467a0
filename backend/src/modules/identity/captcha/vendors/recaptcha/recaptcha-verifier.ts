import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { CspSources } from '../../../../../platform/http/csp-sources.js';
import { VendorClient } from '../../../../../platform/http/vendor-client.js';
import { IdentityConfig, type RecaptchaKeys } from '../../../identity.config.js';
import { captchaUnavailable } from '../../../model/index.js';
import { type CaptchaAction, type CaptchaTokens, CaptchaVerifier } from '../../captcha-verifier.port.js';

export interface RecaptchaOptions {
  readonly url: string;
  readonly keys: Pick<RecaptchaKeys, 'secret' | 'v2Secret'>;
  readonly minScore: number;
  /** Milliseconds to wait for the verifier. */
  readonly deadlineMs?: number;
}

/** Google's reCAPTCHA: the invisible check (v3), or the visible one (v2) where its token came. */
export class RecaptchaVerifier implements CaptchaVerifier, OnApplicationShutdown {
  readonly required = true;
  private readonly client: VendorClient;

  constructor(private readonly options: RecaptchaOptions) {
    const { url, deadlineMs = 4_000 } = options;
    this.client = new VendorClient({ vendor: 'reCAPTCHA', baseUrl: url, deadlineMs });
  }

  async passes(tokens: CaptchaTokens, action: CaptchaAction): Promise<boolean> {
    const { keys, minScore } = this.options;
    const { captchaToken, captchaV2Token } = tokens;
    if (captchaV2Token && keys.v2Secret) {
      return isPerson(visibleVerdict(await this.ask(keys.v2Secret, captchaV2Token)));
    }
    if (!captchaToken) return false;
    return isPerson(invisibleVerdict(await this.ask(keys.secret, captchaToken), action, minScore));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.onApplicationShutdown();
  }

  /** Without the person's address (`remoteip`), which is optional. */
  private async ask(secret: string, response: string): Promise<WireVerdict> {
    const form = { secret, response };
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

/** The reply of siteverify. v3 adds score and action; https://developers.google.com/recaptcha/docs/v3 (2026-10). */
export const wireVerdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

type WireVerdict = z.infer<typeof wireVerdict>;

/** `misconfigured`: our own keys are wrong, which is no fault of the person. */
type Verdict = 'person' | 'doubtful' | 'misconfigured';

/** What a reply to the invisible check says of a person doing `action`. */
export function invisibleVerdict(reply: WireVerdict, action: string, minScore: number): Verdict {
  const verdict = visibleVerdict(reply);
  if (verdict !== 'person') return verdict;
  const sameAction = reply.action === undefined || reply.action === action;
  return sameAction && (reply.score ?? 0) >= minScore ? 'person' : 'doubtful';
}

/** What a reply to the visible check says: there a person has ticked a box. */
export function visibleVerdict(reply: WireVerdict): Verdict {
  if (reply.success) return 'person';
  const ours = reply['error-codes']?.some((code) => code.endsWith('-input-secret') || code === 'bad-request');
  return ours ? 'misconfigured' : 'doubtful';
}

const GOOGLES = ['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com'];

/** Lets the web page load the captcha's script and frame, and only where the captcha is on. */
@Injectable()
export class RecaptchaCspSources implements OnModuleInit {
  constructor(
    private readonly config: IdentityConfig,
    private readonly sources: CspSources,
  ) {}

  onModuleInit(): void {
    if (!this.config.captchaOn) return;
    const { origin } = new URL(this.config.recaptchaPublicUrl);
    const hosts = GOOGLES.includes(origin) ? GOOGLES : [origin];
    this.sources.scripts.push(...hosts);
    this.sources.frames.push(...hosts);
    this.sources.connections.push(...hosts);
  }
}
