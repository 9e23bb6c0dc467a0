import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { AppError, invalidInput } from '../../../kernel/errors.js';
import { givenCnpj } from '../../../kernel/given-cnpj.js';
import { Clock } from '../../../platform/clock.js';
import { AdmitCaller, AuditSearch, type CnpjResult, ProtectPeople, subjectWithheld } from '../../lookups/index.js';
import { asOf, type CompanyEvent, type CompanyRows, type FirmRow } from '../register/index.js';
import { Companies, type RegisteredCompany } from './companies.queries.js';
import { namedAfter } from './named-after.js';
import { presentCompany, presentFirm, withheldBy } from './present-company.js';
import { type PresentedEvent, presentEvent } from './present-event.js';
import { disclosed, registerSource } from './register-source.js';

type Caller = Parameters<AdmitCaller['admit']>[0]['caller'];

export interface CompanyAnswer {
  readonly data: CnpjResult;
  readonly meta: {
    readonly origem: 'aberta';
    readonly fonte: string;
    readonly consultadoEm: Date;
    readonly dadosDe: string;
  };
}

interface Timeline {
  readonly events: readonly PresentedEvent[];
  readonly months: readonly string[];
}

/**
 * A company and what changed of it, from the product's own register, for whoever may look up a CNPJ. No entry of the history is left;
 * each answer costs one of the plan's lookups of the day and stands in the audit all the same, since it tells what that lookup tells.
 */
@Injectable()
export class ReadCompany {
  constructor(
    private readonly companies: Companies,
    private readonly admission: AdmitCaller,
    private readonly people: ProtectPeople,
    private readonly audit: AuditSearch,
    private readonly clock: Clock,
  ) {}

  /** As the month in force tells it, or with `month` as it stood then, also where it is there no more. Throws AppError: COMPANY_NOT_FOUND, INVALID_INPUT, SUBJECT_SUPPRESSED. */
  read(caller: Caller, given: string, month: string | null): Promise<CompanyAnswer> {
    return this.paid(caller, given, (cnpj, rows) => this.answer(caller, cnpj, rows, month));
  }

  /** What changed, the newest month first, and the months that one can look back to. */
  timeline(caller: Caller, given: string): Promise<Timeline> {
    return this.paid(caller, given, (cnpj, rows) => this.changes(caller, cnpj, rows));
  }

  private async paid<Told>(
    caller: Caller,
    given: string,
    tell: (cnpj: Cnpj, rows: RegisteredCompany) => Promise<Told>,
  ): Promise<Told> {
    const cnpj = givenCnpj(given);
    const context = await this.admission.admit({ caller, query: { cnpj } });
    return context.spending(async () => {
      const rows = (await this.companies.find(cnpj)) ?? (await this.companies.gone(cnpj));
      if (!rows) throw companyNotFound();
      return this.audit.withheldOnRecord(caller, cnpj, registerSource(rows), () => tell(cnpj, rows));
    });
  }

  private async answer(
    caller: Caller,
    cnpj: Cnpj,
    rows: RegisteredCompany,
    month: string | null,
  ): Promise<CompanyAnswer> {
    const dadosDe = month ?? rows.month;
    const then = month === null ? rows : await this.stood(cnpj, rows, month);
    await this.refuseSuppressed([rows, then]);
    const withheld = withheldBy(await this.people.suppressing());
    const told = presentCompany(cnpj, then, await this.companies.codesOf(rows.loadId), withheld);
    if (!told) throw companyNotFound();
    const data = (await disclosed(this.people, told, { cnpj })) as CnpjResult;
    const source = registerSource({ ...rows, month: dadosDe });
    await this.audit.recordCompany(caller, cnpj, source);
    const { origem, fonte } = source;
    return { data, meta: { origem, fonte, consultadoEm: this.clock.now(), dadosDe } };
  }

  private async changes(caller: Caller, cnpj: Cnpj, rows: RegisteredCompany): Promise<Timeline> {
    const codes = await this.companies.codesOf(rows.loadId);
    const [events, months] = await Promise.all([this.companies.events(cnpj), this.companies.months()]);
    const suppresses = await this.people.suppressing();
    const told = events.map((event) => presentEvent(event, codes, suppresses)).filter((event) => event !== null);
    // The company stands beside, so that whoever is suppressed with it is.
    const firm = rows.firm ?? lastFirm(events);
    await this.refuseSuppressed([{ firm, unit: rows.unit }]);
    const { razao_social } = presentFirm(firm, codes);
    const shown = await disclosed(this.people, { razao_social, eventos: told }, { cnpj });
    await this.audit.recordCompany(caller, cnpj, registerSource(rows));
    return { events: shown?.eventos.filter(saysSomething) ?? [], months };
  }

  private async refuseSuppressed(stood: readonly Pick<CompanyRows, 'firm' | 'unit'>[]): Promise<void> {
    const isOfSuppressed = namedAfter(await this.people.suppressing());
    const isWithheld = stood.some(({ firm, unit }) => isOfSuppressed(firm?.razao_social, unit?.nome_fantasia));
    if (isWithheld) throw subjectWithheld();
  }

  private async stood(cnpj: Cnpj, rows: RegisteredCompany, month: string) {
    const [events, months] = await Promise.all([this.companies.events(cnpj), this.companies.months()]);
    if (!months.includes(month)) throw noSuchMonth(month);
    return asOf(rows, events, month);
  }
}

/** The row of a company that the month in force has no more. */
function lastFirm(events: readonly CompanyEvent[]): FirmRow | null {
  return (events.find(({ kind }) => kind === 'empresa_removida')?.was ?? null) as FirmRow | null;
}

/** A partner who is suppressed is gone from the event, and then there is none. */
function saysSomething({ antes, depois }: PresentedEvent): boolean {
  return antes !== null || depois !== null;
}

export const companyNotFound = (): AppError =>
  new AppError('not-found', 'COMPANY_NOT_FOUND', 'Esta empresa não está na base de dados abertos.');

export const noSuchMonth = (month: string): AppError => invalidInput('mes', `Não há dados de ${month}.`);
