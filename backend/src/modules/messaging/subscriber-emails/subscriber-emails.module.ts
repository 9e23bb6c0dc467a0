import { Module } from '@nestjs/common';
import { readConfig } from '../../../platform/config/read-config.js';
import { LettersAccountData } from './account-data.store.js';
import { BroadcastCopies } from './broadcast-copies.port.js';
import { PgBroadcastCopies } from './broadcast-copies.store.js';
import { ChooseLetters } from './choose-letters.js';
import { LetterPreferencesController } from './email-preferences.controller.js';
import { PgLetterChoices } from './email-preferences.store.js';
import { LetterChoices } from './letter-choices.port.js';
import { PlanEnds } from './plan-ends.port.js';
import { PgPlanEnds } from './plan-ends.store.js';
import { SubscriberEmailsConfig } from './subscriber-emails.config.js';
import { LetterJobs } from './subscriber-emails.job.js';
import { TellPlanEnds } from './tell-plan-ends.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeLinks } from './unsubscribe-links.store.js';

/** E-mails that subscribers may turn on and off: the end of their plan, copies of broadcasts. */
@Module({
  controllers: [LetterPreferencesController, UnsubscribeController],
  providers: [
    { provide: SubscriberEmailsConfig, useFactory: () => readConfig(SubscriberEmailsConfig) },
    UnsubscribeLinks,
    { provide: LetterChoices, useClass: PgLetterChoices },
    { provide: PlanEnds, useClass: PgPlanEnds },
    { provide: BroadcastCopies, useClass: PgBroadcastCopies },
    LettersAccountData,
    ChooseLetters,
    TellPlanEnds,
    LetterJobs,
  ],
})
export class SubscriberEmailsModule {}
