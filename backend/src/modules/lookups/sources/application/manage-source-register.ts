import { Injectable } from '@nestjs/common';
import { AppError, invalidInput } from '../../../../kernel/errors.js';
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

  async enter(adminId: string, source: SourceId, terms: SourceTerms): Promise<void> {
    this.demandSense(source, terms);
    const before = (await this.register.all()).get(source) ?? null;
    await this.register.keep({
      source,
      terms,
      at: this.clock.now(),
      auditEntry: {
        adminId,
        action: 'register-source',
        target: `source:${source}`,
        before: before && facts(before),
        after: facts(terms),
      },
    });
  }

  async remove(adminId: string, source: SourceId): Promise<void> {
    const before = (await this.register.all()).get(source);
    if (!before) throw new AppError('not-found', 'SOURCE_NOT_REGISTERED', 'Esta fonte não está no registro.');
    await this.register.keep({
      source,
      terms: null,
      at: this.clock.now(),
      auditEntry: { adminId, action: 'unregister-source', target: `source:${source}`, before: facts(before) },
    });
  }

  private demandSense(source: SourceId, { contractStart, contractEnd, legalBasis }: SourceTerms): void {
    if (contractEnd && contractStart && contractEnd < contractStart)
      throw invalidInput('contractEnd', 'O fim do contrato não pode vir antes do início.');
    const fictional = this.connected.all().some(({ id, fictional: made }) => id === source && made);
    if (legalBasis === FICTIONAL_BASIS && !fictional)
      throw invalidInput('legalBasis', 'Esta fonte tem dados de pessoas reais: escolha uma base da LGPD.');
  }
}

/** What decides whether the source may be asked; the words are in the register's own history. */
function facts({ legalBasis, contractStart, contractEnd, dataMonth, lookupTypes }: SourceTerms) {
  return { legalBasis, contractStart, contractEnd, dataMonth, lookupTypes: lookupTypes.join(' ') };
}
