import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { AuditSearch } from '../../lookups/index.js';
import { Companies } from './companies.queries.js';
import { PresentChanges } from './present-changes.js';
import { registerSource } from './register-source.js';

type Reader = Parameters<AuditSearch['recordCompany']>[0];

/** What followers are told of companies stands in the audit, since it tells what a CNPJ lookup tells. */
@Injectable()
export class AuditFollowed {
  constructor(
    private readonly companies: Companies,
    private readonly tell: PresentChanges,
    private readonly audit: AuditSearch,
  ) {}

  /** Once for each company that the register tells of: from now on the list says how it stands. */
  async followed(reader: Reader, cnpjs: readonly Cnpj[]): Promise<void> {
    const source = await this.source();
    if (!source) return;
    for (const cnpj of (await this.tell.briefs(cnpjs)).keys()) await this.audit.recordCompany(reader, cnpj, source);
  }

  /** A page of changes, before it is told: by the company where it is of one, else by how many. */
  async told(reader: Reader, cnpjs: ReadonlySet<Cnpj>): Promise<void> {
    const [cnpj] = cnpjs;
    const source = cnpj && (await this.source());
    if (!source) return;
    if (cnpjs.size === 1) await this.audit.recordCompany(reader, cnpj, source);
    else await this.audit.recordFollowed(reader, cnpjs.size, source);
  }

  private async source() {
    const inForce = await this.companies.inForce();
    return inForce && registerSource(inForce);
  }
}
