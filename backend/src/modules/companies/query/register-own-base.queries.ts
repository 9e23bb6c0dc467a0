import { Injectable, Logger } from '@nestjs/common';
import { TimeoutStrategy, timeout } from 'cockatiel';
import { type Cnpj } from '../../../kernel/cnpj.js';
import { dayText } from '../../../kernel/day-text.js';
import type { LookupType } from '../../../kernel/lookup-catalogue.js';
import { reasonOf } from '../../../kernel/reason-of.js';
import { cpfsOfNames, OwnBase, ProtectPeople, type Verdict, withHiddenCpfs } from '../../lookups/index.js';
import { Companies } from './companies.queries.js';
import { presentCompany, withheldBy } from './present-company.js';
import { registerSource } from './register-source.js';

/** A row by its key takes less than a millisecond. */
const patience = timeout(1_500, TimeoutStrategy.Aggressive);

/** The register of companies as the first that a CNPJ lookup asks. Where it cannot be read, the sources are asked as without it. */
@Injectable()
export class RegisterOwnBase implements OwnBase {
  private readonly logger = new Logger(RegisterOwnBase.name);

  constructor(
    private readonly companies: Companies,
    private readonly people: ProtectPeople,
  ) {}

  async find(type: LookupType, { cnpj }: Readonly<Record<string, string>>): Promise<Verdict<unknown> | null> {
    if (type !== 'cnpj') return null;
    try {
      const read = await patience.execute(() => this.read(cnpj as Cnpj));
      if (!read) return null;
      const { rows, codes } = read;
      const withheld = withheldBy(await this.people.suppressing());
      const partners = rows.partners.filter((partner) => !withheld(partner));
      const company = presentCompany(cnpj as Cnpj, { ...rows, partners }, codes, withheld);
      if (!company) return null;
      const data = withHiddenCpfs(company, {
        qsa: partners.map(({ documento }) => ({ cpf: documento })),
        ...cpfsOfNames(rows.firm?.razao_social, rows.unit?.nome_fantasia),
      });
      return { kind: 'found', source: registerSource(rows), answer: { data, dadosDe: rows.month } };
    } catch (error) {
      return this.unread(error);
    }
  }

  /** The sources that tell of companies do not all take letters yet. */
  async lacks(type: LookupType, { cnpj }: Readonly<Record<string, string>>): Promise<Verdict<never> | null> {
    if (type !== 'cnpj') return null;
    try {
      const load = await patience.execute(() => this.monthWithout(cnpj as Cnpj));
      if (!load) return null;
      const month = dayText(load.month);
      const reason = `A base da Receita Federal de ${month} não tem este CNPJ, e as fontes na internet ainda não respondem por todo CNPJ com letras. Empresas mais novas podem faltar`;
      return { kind: 'nobody', source: registerSource(load), reason };
    } catch (error) {
      return this.unread(error);
    }
  }

  private async read(cnpj: Cnpj) {
    const rows = await this.companies.find(cnpj);
    return rows && { rows, codes: await this.companies.codesOf(rows.loadId) };
  }

  private async monthWithout(cnpj: Cnpj) {
    const load = await this.companies.inForce();
    return load && (await this.companies.find(cnpj)) ? null : load;
  }

  private unread(error: unknown): null {
    this.logger.warn(`the register of companies could not be read: ${reasonOf(error)}`);
    return null;
  }
}
