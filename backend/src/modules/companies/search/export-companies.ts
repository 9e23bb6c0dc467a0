import { Injectable } from '@nestjs/common';
import { AuditSearch } from '../../lookups/index.js';
import type { CompanyFilter } from './company-filter.js';
import { type Caller, FindCompanies, type PresentedCompany } from './find-companies.js';

/** A file has no more rows. */
const MOST_ROWS = 5_000;
/** As many companies as the largest page has cost one of the plan's lookups of the day. */
const ROWS_A_LOOKUP = 50;

export type ExportedCompany = PresentedCompany & { readonly fonte: string };

/** What a search finds, to be taken away: at the price of its pages, and on record in the audit. */
@Injectable()
export class ExportCompanies {
  constructor(
    private readonly find: FindCompanies,
    private readonly audit: AuditSearch,
  ) {}

  /** Throws AppError as a search does, and QUOTA_EXCEEDED where fewer of the day's lookups are left than it costs. */
  async run(caller: Caller, filter: CompanyFilter): Promise<readonly ExportedCompany[]> {
    const begun = await this.find.begin(caller, filter);
    const taken = async () => {
      const found = await this.find.read(begun, null, MOST_ROWS);
      if (!found) return null;
      const { data, source } = found;
      await begun.context.reserveMore(Math.ceil(data.length / ROWS_A_LOOKUP) - 1);
      await this.audit.recordExport(caller, data.length, JSON.stringify(filter), source);
      return data.map((company) => ({ ...company, fonte: source.fonte }));
    };
    return (await begun.context.spending(taken, (companies) => companies !== null)) ?? [];
  }
}
