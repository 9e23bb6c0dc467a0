import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CspSources } from '../../../../../platform/http/csp-sources.js';
import { IdentityConfig } from '../../../identity.config.js';

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
