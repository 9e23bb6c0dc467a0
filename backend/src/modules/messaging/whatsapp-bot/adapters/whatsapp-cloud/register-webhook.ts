import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { reasonOf } from '../../../../../kernel/reason-of.js';
import { PlatformConfig } from '../../../../../platform/config/platform.config.js';
import { WhatsappConfig } from '../../whatsapp.config.js';
import { WhatsappCloud } from './whatsapp-cloud.js';

export const WHATSAPP_WEBHOOK = 'api/whatsapp/webhook';

const ATTEMPTS = 8;
const PAUSE_MS = 250;

/** Tells WhatsApp our address once we answer there, since it asks back before it believes; a command of the product never does. */
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
    this.host.listen$.subscribe(() => this.attempt(1));
  }

  private attempt(number: number): void {
    this.whatsapp.registerWebhook(`${this.platform.publicUrl}/${WHATSAPP_WEBHOOK}`).then(
      () => this.logger.log('WhatsApp knows our address'),
      (error: Error) => this.again(number, error),
    );
  }

  private again(number: number, error: unknown): void {
    if (number < ATTEMPTS) return void setTimeout(() => this.attempt(number + 1), PAUSE_MS * 2 ** number).unref();
    this.logger.warn(`WhatsApp does not know our address: ${reasonOf(error)}`);
  }
}
