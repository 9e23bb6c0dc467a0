import { Injectable } from '@nestjs/common';
import { formatCnpj } from '../../../../kernel/cnpj.js';
import { formatCpf, maskCpf } from '../../../../kernel/cpf.js';
import { AppError } from '../../../../kernel/errors.js';
import { maskName } from '../../../../kernel/lookup-catalogue.js';
import { maskCompanyName } from '../../../../kernel/mask-company-name.js';
import {
  dossierId,
  type HistoryReader,
  type ShownEntry,
  SubjectEntries,
  type SubjectPage,
  shownNow,
  subjectOfDossier,
} from '../../history/index.js';
import { type FoundSubject, foundSubjects, readableSubject, subjectKeyOf } from '../../model/index.js';
import { type Protection, ProtectPeople, stillDisclosable } from '../../suppression/index.js';
import { Dossiers } from '../adapters/dossiers.store.js';
import { type Annotations, NOTHING_WRITTEN } from './dossier.js';

const PAGE = 50;

/** Whom a dossier is about, as lists may show it: masked, or whole to an owner without privacy mode. */
export interface DossierHead {
  readonly id: string;
  readonly kind: FoundSubject['kind'];
  readonly nome: string | null;
  readonly documento: string | null;
  /** Nothing may be told of them any more: neither lookups nor notes are shown. */
  readonly withheld: boolean;
}

export interface DossierView extends DossierHead {
  /** Newest first. */
  readonly entries: readonly ShownEntry[];
  readonly next: string | null;
  readonly total: number;
  readonly annotations: Annotations;
}

export interface ListedDossier extends DossierHead {
  readonly lookups: number;
  readonly annotations: Annotations;
}

/** Whom the entries of one dossier are about, with everything that was told of them; null when none says it any more. */
interface DossierSubject {
  readonly subject: string;
  readonly about: FoundSubject;
  readonly newest: Date;
  readonly withheld: boolean;
}

/** Lookups of one person or company, gathered. A dossier of another account does not exist for its reader. */
@Injectable()
export class ReadDossier {
  constructor(
    private readonly entries: SubjectEntries,
    private readonly dossiers: Dossiers,
    private readonly people: ProtectPeople,
  ) {}

  async page(reader: HistoryReader, id: string, before: string | null): Promise<DossierView> {
    const { accountId, privacyMode } = reader;
    const protection = await this.people.now();
    const subject = subjectOfDossier(id);
    const [found, total, kept] = subject
      ? await Promise.all([
          this.entries.open(accountId, subject, { limit: PAGE, before }),
          this.entries.count(accountId, subject),
          this.dossiers.find(accountId, subject),
        ])
      : [[], 0, null];
    if (!subject || total === 0) throw noSuchDossier();
    const shown = found.map((entry) => shownNow(entry, protection));
    const told = this.toldOf(accountId, subject, found);
    if (isWithheld(kept ? [...told, kept.about] : told, protection) || nothingShown(shown)) {
      return {
        ...headOf(id, told[0] ?? null, true, true),
        entries: [],
        next: null,
        total: 0,
        annotations: NOTHING_WRITTEN,
      };
    }
    const named = firstNamed(this.toldOf(accountId, subject, shown)) ?? kept?.about ?? null;
    return {
      ...headOf(id, named, false, privacyMode),
      entries: shown.map((entry) => inList(entry, privacyMode)),
      next: found.length === PAGE ? (found.at(-1)?.id ?? null) : null,
      total,
      annotations: kept ?? NOTHING_WRITTEN,
    };
  }

  /** Those that the account has written about, the last written first. */
  async list({ accountId, privacyMode }: HistoryReader): Promise<ListedDossier[]> {
    const protection = await this.people.now();
    const kept = await this.dossiers.all(accountId);
    return kept.map(({ lookups, ...one }) => {
      const withheld = isWithheld([one.about], protection);
      const annotations = withheld ? NOTHING_WRITTEN : one;
      return { ...headOf(dossierId(one.subject), one.about, withheld, privacyMode), lookups, annotations };
    });
  }

  /** The dossier of the lookup with that protocol; null when it has none, or nothing may be told of it. */
  async ofProtocol(
    accountId: string,
    protocolo: string,
  ): Promise<{ id: string; total: number; before: Date | null } | null> {
    const entry = await this.entries.ofProtocol(accountId, protocolo);
    if (!entry) throw new AppError('not-found', 'NOT_FOUND', 'Consulta não encontrada no histórico.');
    const { id, subject } = entry;
    if (subject === null) return null;
    const [known, [last], total] = await Promise.all([
      this.subjectOf(accountId, subject),
      this.entries.read(accountId, subject, { limit: 1, before: id }),
      this.entries.count(accountId, subject),
    ]);
    return known && !known.withheld ? { id: dossierId(subject), total, before: last?.at ?? null } : null;
  }

  /** Whom a dossier is about, without anybody being shown it. */
  async subjectOf(accountId: string, subject: string): Promise<DossierSubject | null> {
    const protection = await this.people.now();
    const page: SubjectPage = { limit: PAGE, before: null };
    const found = await this.entries.read(accountId, subject, page);
    const told = this.toldOf(accountId, subject, found);
    const about = firstNamed(told);
    const newest = found[0]?.at;
    if (!about || !newest) return null;
    const shown = found.map((entry) => shownNow(entry, protection));
    return { subject, about, newest, withheld: isWithheld(told, protection) || nothingShown(shown) };
  }

  /** Everything that the entries tell of the dossier's subject; also that they asked for it. */
  private toldOf(
    accountId: string,
    subject: string,
    entries: readonly Pick<ShownEntry, 'type' | 'query' | 'outcome' | 'resultJson'>[],
  ): FoundSubject[] {
    const told = entries.flatMap(({ type, query, outcome, resultJson }) => {
      const found = resultJson && outcome !== 'diverged' ? foundSubjects(type, JSON.parse(resultJson)) : [];
      const nobody = { nome: null, nascimento: null };
      const asked = query?.cpf
        ? [{ kind: 'cpf' as const, document: query.cpf, ...nobody }]
        : query?.cnpj
          ? [{ kind: 'cnpj' as const, document: query.cnpj, ...nobody }]
          : [];
      return [...found, ...asked];
    });
    const ours = new Map<string, boolean>();
    return told.filter(({ kind, document }) => {
      const key = subjectKeyOf(kind, document);
      if (!ours.has(key)) ours.set(key, this.entries.hashOf(accountId, key) === subject);
      return ours.get(key);
    });
  }
}

/** Of a minor who was asked for by CPF nothing else says who it is. */
function nothingShown(shown: readonly ShownEntry[]): boolean {
  return shown.length > 0 && shown.every(({ withheld }) => withheld);
}

function firstNamed(told: readonly FoundSubject[]): FoundSubject | null {
  return told.find(({ nome }) => nome !== null) ?? told[0] ?? null;
}

/** Whether something that was told of somebody may not be told any more. */
export function isWithheld(told: readonly FoundSubject[], protection: Protection): boolean {
  return told.some(({ kind, document, nome, nascimento, cpfs_no_nome }) => {
    const query = { [kind]: document };
    const result =
      kind === 'cpf' ? { cpf: document, nome, nascimento } : { cnpj: document, razao_social: nome, cpfs_no_nome };
    return stillDisclosable({ query, outcome: 'success', result }, protection) === null;
  });
}

export const noSuchDossier = (): AppError => new AppError('not-found', 'NOT_FOUND', 'Dossiê não encontrado.');

function headOf(id: string, about: FoundSubject | null, withheld: boolean, masked: boolean): DossierHead {
  const { kind = 'cpf', document = null, nome = null } = about ?? {};
  if (withheld || document === null) return { id, kind, nome: null, documento: null, withheld };
  const mask = kind === 'cnpj' ? maskCompanyName : maskName;
  const written = kind === 'cnpj' ? formatCnpj : masked ? maskCpf : formatCpf;
  return { id, kind, nome: nome && masked ? mask(nome) : nome, documento: written(document), withheld };
}

/** The entry as lists show it: whole to an owner without privacy mode. */
function inList(entry: ShownEntry, masked: boolean): ShownEntry {
  return masked || entry.query === null ? entry : { ...entry, subject: readableSubject(entry.type, entry.query) };
}
