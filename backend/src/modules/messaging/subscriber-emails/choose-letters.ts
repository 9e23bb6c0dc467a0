import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { linkHash } from '../../../platform/link-token.js';
import { LetterChoices } from './letter-choices.port.js';
import type { LetterPreferences } from './letter-preferences.js';

/** What people decide about the letters they get. */
@Injectable()
export class ChooseLetters {
  constructor(private readonly choices: LetterChoices) {}

  read(accountId: string): Promise<LetterPreferences> {
    return this.choices.of(accountId);
  }

  choose(accountId: string, preferences: LetterPreferences): Promise<void> {
    return this.choices.choose(accountId, preferences);
  }

  /** By the link in a letter, which needs no login and stays good; throws LINK_INVALID. */
  async unsubscribe(link: string): Promise<void> {
    const hash = linkHash(link);
    const known = hash !== null && (await this.choices.stopBroadcasts(hash));
    if (!known) throw new AppError('invalid', 'LINK_INVALID', 'Este link não vale. Mude os avisos em Meu Perfil.');
  }
}
