import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { PlatformConfig } from '../../../../../platform/config/platform.config.js';
import { tellOurAddress } from '../../../../../platform/http/tell-our-address.js';
import { WhatsappConfig } from '../../whatsapp.config.js';
import { WhatsappCloud } from './whatsapp-cloud.js';

export const WHATSAPP_WEBHOOK = 'api/whatsapp/webhook';

/** Tells WhatsApp our address. */
@Injectable()
export class RegisterWebhook implements OnApplicationBootstrap {
  private readonly logger = new Logger(RegisterWebhook.name);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly whatsapp: WhatsappCloud,
    private readonly config: WhatsappConfig,
    private readonly platform: PlatformConfig,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.on || this.config.WHATSAPP_REGISTER_WEBHOOK !== 'on') return;
    const address = `${this.platform.publicUrl}/${WHATSAPP_WEBHOOK}`;
    tellOurAddress(this.host, 'WhatsApp', this.logger, () => this.whatsapp.registerWebhook(address));
  }
}
