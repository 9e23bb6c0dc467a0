import { LetterPreferencesController } from './adapters/http/letters/letter-preferences.controller.js';
import { UnsubscribeController } from './adapters/http/letters/unsubscribe.controller.js';
import { LetterJobs } from './adapters/letter-jobs.js';
import { UnsubscribeLinks } from './adapters/mail/unsubscribe-links.js';
import { LettersAccountData } from './adapters/persistence/letters/letters-account-data.js';
import { PgBroadcastCopies } from './adapters/persistence/letters/pg-broadcast-copies.js';
import { PgLetterChoices } from './adapters/persistence/letters/pg-letter-choices.js';
import { PgPlanEnds } from './adapters/persistence/letters/pg-plan-ends.js';
import { BroadcastCopies } from './application/letters/broadcast-copies.port.js';
import { ChooseLetters } from './application/letters/choose-letters.js';
import { LetterChoices } from './application/letters/letter-choices.port.js';
import { PlanEnds } from './application/letters/plan-ends.port.js';
import { TellPlanEnds } from './application/letters/tell-plan-ends.js';

/** Letters that subscribers may turn on and off: the end of their plan, copies of broadcasts. */
export const LETTER_CONTROLLERS = [LetterPreferencesController, UnsubscribeController];

export const LETTER_PROVIDERS = [
  UnsubscribeLinks,
  { provide: LetterChoices, useClass: PgLetterChoices },
  { provide: PlanEnds, useClass: PgPlanEnds },
  { provide: BroadcastCopies, useClass: PgBroadcastCopies },
  LettersAccountData,
  ChooseLetters,
  TellPlanEnds,
  LetterJobs,
];
