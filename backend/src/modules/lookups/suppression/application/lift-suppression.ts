import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import { Clock } from '../../../../platform/clock.js';
import { isUuid } from '../../../../platform/ids.js';
import { Suppressions } from './suppressions.port.js';

/** Ends a suppression: what it kept out may be told again, unless another one holds for the same person. */
@Injectable()
export class LiftSuppression {
  constructor(
    private readonly suppressions: Suppressions,
    private readonly clock: Clock,
  ) {}

  /** Throws SUPPRESSION_NOT_FOUND, and SUPPRESSION_LIFTED for one that has ended. */
  async execute(adminId: string, id: string): Promise<void> {
    const lifted = isUuid(id) ? await this.suppressions.lift(id, adminId, this.clock.now()) : null;
    if (lifted === null) throw new AppError('not-found', 'SUPPRESSION_NOT_FOUND', 'Supressão não encontrada.');
    if (!lifted) throw new AppError('conflict', 'SUPPRESSION_LIFTED', 'Esta supressão já foi levantada.');
  }
}
