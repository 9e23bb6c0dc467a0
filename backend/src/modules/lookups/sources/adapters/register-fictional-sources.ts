import { Injectable } from '@nestjs/common';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { FICTIONAL_BASIS } from '../../../../kernel/legal-bases.js';
import { Clock } from '../../../../platform/clock.js';
import { type ConfiguredSource, ConfiguredSources } from '../../vendors/index.js';
import type { SourceTerms } from '../domain/source-entry.js';
import { SourceRegister } from './source-register.store.js';

/** Enters the sandbox's sources of personal data at the first start, as what they are: a demonstration works at once. A command of the product never does. */
@Injectable()
export class RegisterFictionalSources {
  constructor(
    private readonly connected: ConfiguredSources,
    private readonly register: SourceRegister,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    for (const source of this.connected.all()) {
      if (source.settingsBasis !== FICTIONAL_BASIS) continue;
      await this.register.begin(source.id, fictionalTerms(source, dayInBrazil(now)), now);
    }
  }
}

function fictionalTerms({ types }: ConfiguredSource, today: string): SourceTerms {
  return {
    owner: 'Mundo fictício (sandbox)',
    ownerRole: 'operador',
    cnpj: '11222333000181',
    contractNumber: 'Dados fictícios',
    contractStart: today,
    contractEnd: null,
    legalBasis: FICTIONAL_BASIS,
    dataMonth: null,
    lookupTypes: types,
    notes: 'Dados fictícios: nenhuma destas pessoas existe.',
  };
}
