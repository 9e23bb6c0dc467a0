import { Injectable } from '@nestjs/common';
import { invalidInput } from '../../../../kernel/errors.js';
import { FICTIONAL_BASIS } from '../../../../kernel/legal-bases.js';
import type { SourceId } from '../../../../kernel/sources.js';
import { Clock } from '../../../../platform/clock.js';
import { ConfiguredSources } from '../../vendors/index.js';
import { SourceRegister } from '../adapters/source-register.store.js';
import type { SourceTerms } from '../domain/source-entry.js';

/** Writes down what the operator has agreed with a source, or takes it out; both hold on every instance within a second. */
@Injectable()
export class ManageSourceRegister {
  constructor(
    private readonly register: SourceRegister,
    private readonly connected: ConfiguredSources,
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_INPUT, and SOURCE_CHANGED when somebody else was faster. */
  async enter(adminId: string, source: SourceId, terms: SourceTerms, seenAt: Date | null): Promise<void> {
    this.demandSense(source, terms);
    await this.register.keep({ adminId, source, terms, seenAt, at: this.clock.now() });
  }

  /** Throws SOURCE_NOT_REGISTERED, and SOURCE_CHANGED when somebody else was faster. */
  async remove(adminId: string, source: SourceId, seenAt: Date | null): Promise<void> {
    await this.register.keep({ adminId, source, terms: null, seenAt, at: this.clock.now() });
  }

  private demandSense(source: SourceId, { contractStart, contractEnd, legalBasis }: SourceTerms): void {
    if (contractEnd && contractStart && contractEnd < contractStart)
      throw invalidInput('contractEnd', 'O fim do contrato não pode vir antes do início.');
    const fictional = this.connected.all().some(({ id, fictional: made }) => id === source && made);
    if (legalBasis === FICTIONAL_BASIS && !fictional)
      throw invalidInput('legalBasis', 'Esta fonte tem dados de pessoas reais: escolha uma base da LGPD.');
  }
}
