import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import { type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import type { Purpose } from '../../../../kernel/purposes.js';
import { AwaitedWork } from '../../../../platform/awaited-work.js';
import { Clock } from '../../../../platform/clock.js';
import { newId } from '../../../../platform/ids.js';
import { SharedCalls } from '../../../../platform/shared-calls.js';
import type { LookupContext } from '../../limits/index.js';
import {
  type Ending,
  FIRST_PAGE,
  isSwitchedOff,
  isWithheld,
  type LookupKind,
  LookupKinds,
  type LookupQuery,
  nobodyFound,
  OwnBase,
  type PeoplePage,
  type PurposeField,
  pageOf,
  protocolOf,
  purposeRequired,
  recordsStalled,
  refusesInput,
  type Simulation,
  type SourceIdentity,
  sourcesDiverge,
  subjectKey,
  subjectKeysOf,
  subjectWithheld,
  subscriptionRequired,
  type Verdict,
} from '../../model/index.js';
import { ProtectPeople } from '../../suppression/index.js';
import { AdmitCaller } from './admit-caller.js';
import { AnswerCache, type Slot } from './answer-cache.js';
import { askSources, isWhole } from './ask-sources.js';
import { furtherPage } from './further-page.js';
import { LookupLedger, type LookupRecord, type RecordedLookup } from './lookup-ledger.port.js';
import { type LookupAnswer, type LookupOrigin, type LookupRequest, PassingFailure } from './lookup-request.js';

/** What the sources said, or how they failed, with the part of it that is stored. */
type Finding = Answered | { readonly verdict: null; readonly failure: unknown; readonly asked: boolean };

interface Answered {
  /** Of a type that is not paged without what was found: that would lie about twice until the lookup is kept. */
  readonly verdict: Verdict<unknown>;
  readonly askedAt: Date;
  /** Whose dossiers it belongs to. */
  readonly subjects: readonly string[];
  readonly result: string | null;
  readonly stored: string | null;
  /** Whether open data has all key facts; of people nobody else is told again. */
  readonly whole: boolean;
}

/**
 * Runs one lookup of any type: may this caller ask, for what purpose, what do the sources say; then history, audit and
 * count are stored, and only then the answer is given. Whatever the sources do leaves exactly one entry (but an attempt that is
 * made again), and so do a lookup of somebody suppressed and one of a type in maintenance, of which no source is asked and
 * none is named; any other refusal before they are asked leaves none. Throws AppError for every answer that is not data.
 */
@Injectable()
export class RunLookup {
  private readonly inFlight = new SharedCalls<Finding>();

  constructor(
    private readonly kinds: LookupKinds,
    private readonly admission: AdmitCaller,
    private readonly ledger: LookupLedger,
    private readonly ownBase: OwnBase,
    private readonly recent: AnswerCache,
    private readonly people: ProtectPeople,
    private readonly clock: Clock,
    private readonly awaited: AwaitedWork,
  ) {}

  run(request: LookupRequest): Promise<LookupAnswer> {
    const runAndKeep = () => this.runAndKeep(request);
    return request.caller.inBatch ? runAndKeep() : this.awaited.during(runAndKeep);
  }

  private async runAndKeep(request: LookupRequest): Promise<LookupAnswer> {
    const { type, query, caller } = request;
    if (this.ledger.isStalled) throw recordsStalled();
    const context = await this.admission.admit(request);
    const purpose = purposeOf(request);
    const kind = await this.kinds.of(type).catch((failure: unknown) => unlessInMaintenance(failure));

    const page = lookupDefinition(type).paged ? (request.page ?? FIRST_PAGE) : null;
    if (page) {
      const given = { ledger: this.ledger, people: this.people, context, now: this.clock.now() };
      const further = await furtherPage({ ...request, page, purpose }, given);
      if (further) return further;
    }
    const slot = this.recent.slotOf({ accountId: caller.accountId, type, query });
    const askedAt = this.clock.now();
    const finding = await this.findingOf(kind, request, context, slot);
    const latenciaMs = this.clock.now().getTime() - askedAt.getTime();

    const { ending, dadosDe, result } = summary(finding, kind);
    const auditOnly = request.triesAgain === true && mayPass(finding, ending);
    // The chosen id is left for the attempt that becomes the entry.
    const id = (auditOnly ? null : request.entryId) ?? newId();
    const protocolo = protocolOf(id, askedAt);
    const recorded = await this.record(context, {
      id,
      auditOnly,
      switchedOff: isSwitchedOff(kind),
      accountId: caller.accountId,
      keyId: caller.keyId ?? null,
      exempt: caller.exempt,
      type,
      query,
      purpose,
      ...ending,
      protocolo,
      requestKey: request.requestKey ?? null,
      dadosDe,
      askedAt: askedBefore(finding),
      latencyMs: latenciaMs,
      result,
      subjects: finding.verdict === null ? subjectKeysOf(type, query, null) : finding.subjects,
      reservation: context.reservation,
    });
    if (recorded.refused === 'plan') throw subscriptionRequired();
    if (recorded.refused === 'quota') throw await context.exceeded();

    if (finding.verdict === null) throw auditOnly ? new PassingFailure(finding.failure) : finding.failure;
    this.remember(slot, id, finding);
    if (finding.verdict.kind === 'nobody') throw nobodyFound(type, finding.verdict.reason);
    if (finding.verdict.kind === 'diverged') throw sourcesDiverge(finding.verdict.differences);
    const { source } = finding.verdict;
    const consultadoEm = finding.askedAt.toISOString();
    return {
      dataJson:
        page && 'answer' in finding.verdict ? cut(finding.verdict.answer.data, page) : (finding.result ?? 'null'),
      meta: { ...originOf(source), fonte: source.fonte, consultadoEm, dadosDe, latenciaMs, protocolo },
    };
  }

  private async findingOf(
    kind: LookupKind<unknown> | AppError,
    request: LookupRequest,
    context: LookupContext,
    slot: Slot,
  ): Promise<Finding> {
    if (kind instanceof AppError) return { verdict: null, failure: kind, asked: false };
    if (await this.people.refuses(request.query)) return { verdict: null, failure: subjectWithheld(), asked: false };
    let joined = true;
    const finding = await this.inFlight.share(inFlightKey(request), () => {
      joined = false;
      return this.find(kind, request, context, slot);
    });
    return joined ? givenAgain(finding) : finding;
  }

  /** Records the lookup in the ledger, and settles what it took of the account's day. */
  private async record(context: LookupContext, lookup: LookupRecord): Promise<RecordedLookup> {
    context.end(lookup.outcome);
    try {
      const recorded = await this.ledger.record(lookup);
      context.settle(lookup.outcome, recorded.refused);
      return recorded;
    } catch (error) {
      context.abandon();
      throw error;
    }
  }

  private async find(
    kind: LookupKind<unknown>,
    { type, query, afresh, caller }: LookupRequest,
    context: LookupContext,
    slot: Slot,
  ): Promise<Finding> {
    const recalled = afresh ? null : await this.recent.recall(slot);
    if (!recalled) await context.reserve();
    try {
      const askedAt = recalled?.askedAt ?? this.clock.now();
      const own = recalled || afresh ? null : await this.ownBase.find(type, query);
      const verdict = recalled?.verdict ?? own ?? (await this.askOthers(kind, type, query, caller.accountId));
      const shown = await this.people.disclosable(verdict, query);
      return { ...withTexts(type, query, shown, kind), askedAt };
    } catch (failure) {
      return { verdict: null, failure, asked: true };
    }
  }

  /** The sources; where they take no such subject, what the own base lacks is told as that. */
  private async askOthers(
    kind: LookupKind<unknown>,
    type: LookupType,
    query: LookupQuery,
    accountId: string,
  ): Promise<Verdict<unknown>> {
    try {
      return await askSources(kind, query, accountId);
    } catch (failure) {
      const lacking = refusesInput(failure) ? await this.ownBase.lacks(type, query) : null;
      if (!lacking) throw failure;
      return lacking;
    }
  }

  /** Only what the history stores whole can be given again from there; open data is kept apart, where no key fact is missing. */
  private remember(slot: Slot, id: string, { verdict, askedAt, result, stored, whole }: Answered): void {
    if (verdict.kind !== 'found' || stored === null || !(slot.open ? whole : stored === result)) return;
    this.recent.remember(slot, id, { verdict, askedAt }, stored);
  }
}

/** A page of the people found, as JSON. */
export function cut(data: unknown, page: PeoplePage): string {
  return JSON.stringify(pageOf(data, page).data);
}

function inFlightKey({ caller, type, query, afresh }: LookupRequest): string {
  return `${caller.accountId} ${type} ${afresh} ${subjectKey(query)}`;
}

function originOf(source: SourceIdentity | Simulation): LookupOrigin {
  if (source.origem === 'simulada') return { origem: source.origem, simulado: true, emCache: false };
  return { origem: source.origem, simulado: false, emCache: source.origem === 'cache' };
}

/** What personal data are looked up for; throws PURPOSE_REQUIRED. */
export function purposeOf(
  { type, purpose, caller }: Pick<LookupRequest, 'type' | 'purpose' | 'caller'>,
  field?: PurposeField,
): Purpose | null {
  const { personal } = lookupDefinition(type);
  const given = purpose ?? (personal ? caller.defaultPurpose : null);
  if (personal && given === null) throw purposeRequired(field);
  return given;
}

/** A type that is closed is a lookup that failed; anything else is an accident. */
function unlessInMaintenance(failure: unknown): AppError {
  if (failure instanceof AppError && failure.code === 'MAINTENANCE') return failure;
  throw failure;
}

/** What another lookup is answered meanwhile is of a moment ago, and costs nothing. */
function givenAgain(finding: Finding): Finding {
  if (finding.verdict === null || finding.verdict.kind !== 'found') return finding;
  const { verdict } = finding;
  return { ...finding, verdict: { ...verdict, source: { ...verdict.source, origem: 'cache' } } };
}

/** The verdict, of which nothing is left but what may be answered, and as JSON what is sent of it and what is stored: the same text unless the type stores less. */
function withTexts(
  type: LookupType,
  query: LookupQuery,
  verdict: Verdict<unknown>,
  kind: LookupKind<unknown>,
): Omit<Answered, 'askedAt'> {
  if (!('answer' in verdict)) {
    const campos = verdict.kind === 'diverged' ? differencesOf(verdict) : null;
    return { verdict, subjects: subjectKeysOf(type, query, null), result: campos, stored: campos, whole: false };
  }
  const data = kind.answered(verdict.answer.data);
  const stored = kind.stored(data, verdict.answer.data);
  const result = JSON.stringify(data);
  const { dadosDe } = verdict.answer;
  const { paged, personal } = lookupDefinition(type);
  return {
    verdict: { ...verdict, answer: { data: paged ? data : null, dadosDe } },
    subjects: subjectKeysOf(type, query, data),
    result,
    stored: stored === data ? result : JSON.stringify(stored),
    whole: !personal && isWhole(kind, verdict.answer.data),
  };
}

function differencesOf({ differences: campos, cpfs_no_nome }: Verdict<unknown> & { kind: 'diverged' }): string {
  return JSON.stringify({ campos, cpfs_no_nome });
}

function summary(finding: Finding, kind: LookupKind<unknown> | AppError) {
  if (finding.verdict === null) {
    const outcome = isWithheld(finding.failure) ? 'withheld' : 'source_down';
    const asked = finding.asked && !(kind instanceof AppError);
    const source = (asked && kind.sources.at(-1)?.identity) || null;
    const ending: Ending = { outcome, source };
    return { ending, dadosDe: null, result: null };
  }
  const { verdict, stored: result } = finding;
  const dadosDe = 'answer' in verdict ? verdict.answer.dadosDe : null;
  return { ending: endingOf(verdict), dadosDe, result };
}

/** Whether the same lookup may succeed later: its sources were down, and none refused what was asked. */
function mayPass(finding: Finding, { outcome }: Ending): boolean {
  return outcome === 'source_down' && !(finding.verdict === null && refusesInput(finding.failure));
}

/** When the source was asked for an answer of a moment ago; null where it was asked for this lookup, or not at all. */
function askedBefore(finding: Finding): Date | null {
  return finding.verdict !== null && finding.verdict.source.origem === 'cache' ? finding.askedAt : null;
}

function endingOf(verdict: Verdict<unknown>): Ending {
  switch (verdict.kind) {
    case 'found':
      return { outcome: 'success', source: verdict.source };
    case 'simulated':
      return { outcome: 'simulated', source: verdict.source };
    case 'nobody':
      return { outcome: 'not_found', source: verdict.source };
    case 'diverged':
      return { outcome: 'diverged', source: verdict.source };
  }
}
