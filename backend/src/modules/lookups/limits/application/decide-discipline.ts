import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import { isUuid } from '../../../../platform/ids.js';
import { type Decision, Observations } from './observations.port.js';

/** What an administrator decides about an account's lookups: to let it go on, or to stop it until further notice. */
@Injectable()
export class DecideDiscipline {
  constructor(private readonly observations: Observations) {}

  async execute(decision: Decision): Promise<void> {
    const outcome = isUuid(decision.accountId) ? await this.observations.decide(decision) : 'unknown';
    if (outcome === 'unknown') throw new AppError('not-found', 'ACCOUNT_NOT_FOUND', 'Conta não encontrada.');
    if (outcome === 'nothing') {
      throw new AppError('conflict', 'NOTHING_TO_RELEASE', 'As consultas desta conta não estão limitadas.');
    }
  }
}
