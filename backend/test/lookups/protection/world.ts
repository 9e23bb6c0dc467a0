import { randomBytes } from 'node:crypto';
import type { LookupType } from '../../../src/kernel/lookup-catalogue.js';
import { TERMS_VERSION } from '../../../src/kernel/terms.js';
import type { Subscriptions } from '../../../src/modules/billing/index.js';
import { dossierAnswer } from '../../../src/modules/lookups/dossiers/adapters/dossier.answers.js';
import { ReadDossier } from '../../../src/modules/lookups/dossiers/application/read-dossier.js';
import { HISTORY_SHEET } from '../../../src/modules/lookups/history/adapters/history-csv.js';
import { historyItem } from '../../../src/modules/lookups/history/adapters/history-view.js';
import { LookupsAccountData } from '../../../src/modules/lookups/history/adapters/lookups-account-data.js';
import { openedEntry } from '../../../src/modules/lookups/history/adapters/open-history-entry.answer.js';
import {
  type EntryKey,
  HistoryEntries,
  type OpenedEntry,
  type Revealed,
} from '../../../src/modules/lookups/history/application/history-entries.port.js';
import { ReadHistory } from '../../../src/modules/lookups/history/application/read-history.js';
import { dossierId } from '../../../src/modules/lookups/history/dossier-id.js';
import type { HistoryEntry } from '../../../src/modules/lookups/history/history-entry.js';
import { LookupRateLimit } from '../../../src/modules/lookups/limits/application/lookup-rate-limit.js';
import { UsageLimits } from '../../../src/modules/lookups/limits/application/usage-limits.js';
import type { Caller } from '../../../src/modules/lookups/model/caller.js';
import { type LookupKind, LookupKinds } from '../../../src/modules/lookups/model/lookup-kinds.port.js';
import { LookupSource } from '../../../src/modules/lookups/model/lookup-source.port.js';
import { type PhotoResult, withoutPhoto } from '../../../src/modules/lookups/model/results/single-results.schema.js';
import { maskedSubject } from '../../../src/modules/lookups/model/subject.js';
import { textOf } from '../../../src/modules/lookups/run/adapters/lookup-text.js';
import { AdmitCaller } from '../../../src/modules/lookups/run/application/admit-caller.js';
import { AnswerCache } from '../../../src/modules/lookups/run/application/answer-cache.js';
import type {
  LookupLedger,
  LookupRecord,
  RecordedLookup,
} from '../../../src/modules/lookups/run/application/lookup-ledger.port.js';
import { RunLookup } from '../../../src/modules/lookups/run/application/run-lookup.js';
import { ProtectPeople } from '../../../src/modules/lookups/suppression/application/protect-people.js';
import { SuppressedSubjects } from '../../../src/modules/lookups/suppression/application/suppressed-subjects.port.js';
import type { SubjectKey } from '../../../src/modules/lookups/suppression/domain/subject-keys.js';
import { AwaitedWork } from '../../../src/platform/awaited-work.js';
import { Clock } from '../../../src/platform/clock.js';
import { FieldCipher } from '../../../src/platform/crypto/field-cipher.js';
import { csvRows } from '../../../src/platform/http/csv.js';
import type { Shape } from './shapes.js';
import { suppressing } from './suppressing.js';

/** Without a plan and without a daily quota: nothing but protection stands in the way. */
const CALLER: Caller = {
  accountId: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  exempt: true,
  termsVersion: TERMS_VERSION,
  defaultPurpose: 'protecao_credito',
};

const WHOLE_READER = { accountId: CALLER.accountId, sessionId: CALLER.accountId, privacyMode: false };

/** One type with one source, and one account with its history: the product's own way from a request to every channel. */
export class World {
  readonly book = new Book();
  suppressed: readonly SubjectKey[] = [];
  private readonly source: AnyAnswer;
  private readonly people: ProtectPeople;
  private readonly lookups: RunLookup;
  private readonly history: ReadHistory;
  private readonly dossiers: ReadDossier;

  constructor(
    private readonly type: LookupType,
    private readonly shape: Shape,
  ) {
    const clock = new Today();
    this.source = new AnyAnswer(shape.result);
    this.people = new ProtectPeople(new Cached(() => this.suppressed), clock);
    const recent = new AnswerCache(this.book, (text) => text, { ownSeconds: 60, openSeconds: 60 });
    const kinds = new OneKind(type, this.source);
    const limits = new UsageLimits(NO_RATE_LIMIT, undefined as never, undefined as never);
    this.lookups = new RunLookup(
      kinds,
      new AdmitCaller(ALWAYS, limits),
      this.book,
      { find: async () => null, lacks: async () => null },
      recent,
      this.people,
      clock,
      new AwaitedWork(),
    );
    this.history = new ReadHistory(this.book as never, this.book, this.people);
    this.dossiers = new ReadDossier(
      this.book.bySubject as never,
      { find: async () => null, lacks: async () => null } as never,
      this.people,
    );
  }

  get asked(): number {
    return this.source.asked;
  }

  /** The answer as it is sent, or the text of its refusal. */
  async lookUp(): Promise<{ told: boolean; text: string }> {
    const request = { type: this.type, query: this.shape.query, purpose: null, caller: CALLER, afresh: false };
    return this.lookups.run(request).then(
      (answer) => ({ told: true, text: textOf(answer) }),
      ({ text, code, details }) => ({ told: false, text: JSON.stringify({ text, code, details }) }),
    );
  }

  /** Everything that the account can see of what it has looked up. */
  async channels(): Promise<Record<string, string>> {
    const [newest] = this.book.entries.slice(-1);
    if (!newest) return {};
    return {
      list: JSON.stringify(historyItem(newest)),
      'list without privacy mode': JSON.stringify((await this.told(newest)).map(historyItem)),
      'list with whom it found': JSON.stringify((await this.found()).map(historyItem)),
      ...(await this.gathered()),
      spreadsheet: csvRows(HISTORY_SHEET, [newest]),
      saved: JSON.stringify(openedEntry(await this.history.open(CALLER.accountId, { protocolo: newest.protocolo }))),
      'own data': JSON.stringify(await this.export()),
    };
  }

  private async told(entry: OpenedEntry): Promise<readonly HistoryEntry[]> {
    const pages = this.history.chosen(WHOLE_READER, [entry.id]);
    return (await pages.next()).value ?? [];
  }

  private async found(): Promise<readonly HistoryEntry[]> {
    const filter = { search: null, type: null, status: null, from: null, to: null };
    const request = { filter, sort: 'newest', limit: 100, cursor: null } as const;
    return (await this.history.page(WHOLE_READER, request)).entries;
  }

  private async gathered(): Promise<Record<string, string>> {
    const subjects = [...new Set(this.book.records.flatMap((record) => record.subjects))];
    const told = subjects.map(async (subject, at): Promise<[string, string]> => {
      const id = dossierId(this.book.bySubject.hashOf(CALLER.accountId, subject));
      return [`dossier ${at}`, JSON.stringify(dossierAnswer(await this.dossiers.page(WHOLE_READER, id, null)))];
    });
    return Object.fromEntries(await Promise.all(told));
  }

  private async export(): Promise<unknown[]> {
    const cipher = new FieldCipher(`1:${randomBytes(32).toString('base64')}`);
    const seal = (text: string | null, id: string) => text && cipher.encrypt(text, id);
    const rows = this.book.records.map(({ id, type, outcome, query, result }) => ({
      id,
      em: new Date(0),
      tipo: type,
      desfecho: outcome,
      query: seal(JSON.stringify(query), id),
      result: seal(result, id),
    }));
    const holder = new LookupsAccountData({ rows: async () => rows } as never, cipher, this.people);
    const entries: unknown[] = [];
    const list = holder.export(CALLER.accountId).consultas?.() as AsyncIterable<unknown>;
    for await (const entry of list) entries.push(entry);
    return entries;
  }
}

class Book extends HistoryEntries implements LookupLedger {
  readonly isStalled = false;
  readonly records: LookupRecord[] = [];

  get entries(): OpenedEntry[] {
    return this.records.map((record) => ({
      ...record,
      at: new Date(0),
      askedAt: new Date(0),
      subject: maskedSubject(record.type, record.query),
      origem: record.source?.origem ?? null,
      fonte: record.source?.fonte ?? null,
      resultJson: record.result,
      dossier: null,
      found: null,
    }));
  }

  async record(lookup: LookupRecord): Promise<RecordedLookup> {
    this.records.push(lookup);
    return { refused: null };
  }

  async lastSearch(): Promise<null> {
    return null;
  }

  async recordPage(): Promise<void> {}

  async open(_accountId: string, key: EntryKey): Promise<OpenedEntry | null> {
    return (
      this.entries.find((entry) => ('id' in key ? entry.id === key.id : entry.protocolo === key.protocolo)) ?? null
    );
  }

  async savedAnswer(_accountId: string, id: string): Promise<string | null> {
    return this.records.find((record) => record.id === id)?.result ?? null;
  }

  async *chosen(): AsyncGenerator<readonly OpenedEntry[]> {
    yield this.entries.slice(-1);
  }

  async page() {
    return { entries: this.entries.slice(-1), next: null };
  }

  async count() {
    return { total: this.records.length, successes: 0, capped: false };
  }

  /** Every entry of a subject, and how one is named. */
  readonly bySubject = {
    hashOf: (_accountId: string, key: string) => BigInt(key.replace(/\D/g, '') || '0').toString(),
    open: async (accountId: string, hash: string) =>
      this.entries.filter((_entry, at) =>
        this.records[at]?.subjects.some((subject) => this.bySubject.hashOf(accountId, subject) === hash),
      ),
    count: async () => 1,
  };

  async noteRevealed(): Promise<void> {}

  async reveal(): Promise<Map<string, Revealed>> {
    return new Map(this.records.map(({ id, query, result }) => [id, { query, resultJson: result }]));
  }

  async erase(): Promise<number> {
    return 0;
  }

  async holds(): Promise<boolean> {
    return false;
  }
}

class AnyAnswer extends LookupSource<unknown> {
  asked = 0;
  readonly identity = { origem: 'contratada', fonte: 'Birô', legalBasis: 'protecao_credito' } as const;

  constructor(private readonly data: unknown) {
    super();
  }

  async find() {
    this.asked++;
    return { data: this.data, dadosDe: null };
  }
}

class OneKind extends LookupKinds {
  constructor(
    private readonly type: LookupType,
    private readonly source: LookupSource<unknown>,
  ) {
    super();
  }

  async of(): Promise<LookupKind<unknown>> {
    const stored = (result: unknown) => (this.type === 'fotorj' ? withoutPhoto(result as PhotoResult) : result);
    return {
      sources: [this.source],
      keyFacts: () => ({}),
      answered: (result) => result,
      stored,
      simulate: null,
      ended: () => undefined,
    };
  }
}

class Cached extends SuppressedSubjects {
  constructor(private readonly keys: () => readonly SubjectKey[]) {
    super();
  }

  async current() {
    return suppressing(this.keys());
  }
}

/** One for all: it makes room for 20,000 accounts. */
const NO_RATE_LIMIT = new LookupRateLimit(() => ({ perMinute: null, burst: 1 }));
const SUBSCRIBED = { active: true, planId: null, startsAt: null, expiresAt: null };
const ALWAYS = { statusOf: async () => SUBSCRIBED } as Partial<Subscriptions> as Subscriptions;

class Today extends Clock {
  now(): Date {
    return new Date('2026-11-21T12:00:00Z');
  }
}
