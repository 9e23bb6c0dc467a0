import { Module } from '@nestjs/common';
import { WhatsappAccountData } from './account-data.store.js';
import { LinkEncryptedColumns } from './encrypted-columns.store.js';
import { LinkChanges } from './link-changes.store.js';
import { LinkWhatsappController } from './link-whatsapp.controller.js';
import { LinkWhatsapp } from './link-whatsapp.js';
import { WhatsappLinks } from './whatsapp-links.port.js';
import { PgWhatsappLinks } from './whatsapp-links.store.js';

/** The account's own number on WhatsApp. */
@Module({
  controllers: [LinkWhatsappController],
  providers: [
    PgWhatsappLinks,
    { provide: WhatsappLinks, useExisting: PgWhatsappLinks },
    LinkWhatsapp,
    LinkChanges,
    WhatsappAccountData,
    LinkEncryptedColumns,
  ],
  exports: [WhatsappLinks, LinkChanges],
})
export class WhatsappLinksModule {}
