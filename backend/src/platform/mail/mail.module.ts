import { Global, Module } from '@nestjs/common';
import { readConfig } from '../config/read-config.js';
import { DeliverLetters } from './deliver-letters.js';
import { LetterEncryptedColumn } from './letter-encrypted-column.js';
import { MailConfig } from './mail.config.js';
import { Outbox } from './outbox.js';
import { Postman } from './postman.js';
import { WaitingLetters } from './waiting-letters.js';

/** Letters by e-mail: modules write them, this sends them. */
@Global()
@Module({
  providers: [
    { provide: MailConfig, useFactory: () => readConfig(MailConfig) },
    Outbox,
    Postman,
    WaitingLetters,
    DeliverLetters,
    LetterEncryptedColumn,
  ],
  exports: [Outbox],
})
export class MailModule {}
