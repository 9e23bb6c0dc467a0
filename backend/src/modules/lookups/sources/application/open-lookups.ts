import { Injectable } from '@nestjs/common';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import type { SourceId } from '../../../../kernel/sources.js';
import { Clock } from '../../../../platform/clock.js';
import { inMaintenance, type LookupKind, LookupKinds, type LookupSource, switchedOff } from '../../model/index.js';
import { ConfiguredSources } from '../../vendors/index.js';
import { FeatureFlags } from '../adapters/feature-flags.store.js';
import { SourceRegister } from '../adapters/source-register.store.js';
import { defaultFlag, type FeatureFlag } from '../domain/feature-flag.js';
import { entryFault, type SourceEntry } from '../domain/source-entry.js';
import { HealthMeter } from './health-meter.js';
import { RegisteredSource } from './registered-source.js';

type Register = ReadonlyMap<SourceId, SourceEntry>;

/** Lookup types as administrators' switches and the provider register leave them open. */
@Injectable()
export class OpenLookups implements LookupKinds {
  /** The kinds that one reading of the register makes on one day. */
  private made = new Map<LookupType, LookupKind<unknown>>();
  private madeOf: { readonly register: Register; readonly today: string } | null = null;

  constructor(
    private readonly connected: ConfiguredSources,
    private readonly flags: FeatureFlags,
    private readonly register: SourceRegister,
    private readonly meter: HealthMeter,
    private readonly clock: Clock,
  ) {}

  async of(type: LookupType): Promise<LookupKind<unknown>> {
    const [flags, register] = await Promise.all([this.flags.all(), this.register.all()]);
    const { state, text } = flags.get(type) ?? defaultFlag(type);
    if (state === 'manutencao') throw switchedOff(text);
    const kind = this.kindIn(register, type);
    if (kind.sources.length === 0) throw inMaintenance(text);
    return kind;
  }

  /** How the type stands before its sources' health is looked at. */
  async currentOf(type: LookupType): Promise<{ state: 'aberta' | 'manutencao' | 'desligada'; flag: FeatureFlag }> {
    const [flags, register] = await Promise.all([this.flags.all(), this.register.all()]);
    const flag = flags.get(type) ?? defaultFlag(type);
    if (flag.state === 'manutencao') return { state: 'manutencao', flag };
    return { state: this.kindIn(register, type).sources.length > 0 ? 'aberta' : 'desligada', flag };
  }

  private kindIn(register: Register, type: LookupType): LookupKind<unknown> {
    const today = dayInBrazil(this.clock.now());
    if (this.madeOf?.register !== register || this.madeOf.today !== today) {
      this.made = new Map();
      this.madeOf = { register, today };
    }
    const known = this.made.get(type) ?? this.make(register, type, today);
    this.made.set(type, known);
    return known;
  }

  private make(register: Register, type: LookupType, today: string): LookupKind<unknown> {
    const kind = this.connected.kindOf(type);
    const sources = kind.sources.flatMap((source): LookupSource<unknown>[] => {
      const { id, fictional } = this.connected.behind(source);
      const entry = register.get(id) ?? null;
      if (entryFault(entry, { type, fictional, today })) return [];
      const terms = { legalBasis: entry?.legalBasis ?? null, dataMonth: entry?.dataMonth ?? null };
      return [new RegisteredSource(source, terms, `fonte:${id}`, this.meter)];
    });
    const component = `consulta:${type}` as const;
    const ended = (outage: boolean, accountId: string) =>
      outage ? this.meter.noteOutage(component, accountId) : this.meter.note(component, 'ok');
    return { ...kind, sources, ended };
  }
}
