import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { WhatsappAccountData } from './account-data.store.js';
import { LinkWhatsappController } from './link-whatsapp.controller.js';
import { LinkWhatsapp } from './link-whatsapp.js';
import { WhatsappLinks } from './whatsapp-links.store.js';

/** The account's own number on WhatsApp. */
@Module({
  imports: [IdentityModule],
  controllers: [LinkWhatsappController],
  providers: [WhatsappLinks, LinkWhatsapp, WhatsappAccountData],
  exports: [WhatsappLinks],
})
export class WhatsappLinksModule {}
