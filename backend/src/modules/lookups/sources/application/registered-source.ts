import {
  isOutage,
  isWithheld,
  type LookupQuery,
  LookupSource,
  refusesInput,
  type SourceAnswer,
  type SourceIdentity,
} from '../../model/index.js';
import type { Component, Measured } from '../domain/health.js';
import type { HealthMeter } from './health-meter.js';

/** A source as the register knows it: asked on the basis that stands there; how each call went is noted. */
export class RegisteredSource implements LookupSource<unknown> {
  readonly identity: SourceIdentity;

  constructor(
    private readonly source: LookupSource<unknown>,
    /** Its `dataMonth` stands in for what the source does not tell of the age of its data. */
    private readonly register: { legalBasis: string | null; dataMonth: string | null },
    private readonly component: Component,
    private readonly meter: HealthMeter,
  ) {
    this.identity = { ...source.identity, legalBasis: register.legalBasis };
  }

  async find(query: LookupQuery): Promise<SourceAnswer<unknown> | null> {
    const began = performance.now();
    try {
      const answer = await this.source.find(query);
      this.meter.note(this.component, 'ok', performance.now() - began);
      return answer && { ...answer, dadosDe: answer.dadosDe ?? this.register.dataMonth };
    } catch (failure) {
      this.meter.note(this.component, measuredOf(failure), performance.now() - began);
      throw failure;
    }
  }
}

/** What a failed call says of its source. */
export function measuredOf(failure: unknown): Measured {
  if (refusesInput(failure) || isWithheld(failure)) return 'ok';
  const { reason } = Object(failure);
  return isOutage(failure) && (reason === 'circuit-open' || reason === 'queue-full') ? 'refused' : 'failed';
}
