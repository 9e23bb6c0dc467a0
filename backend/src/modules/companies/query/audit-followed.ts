import { Injectable } from '@nestjs/common';
import type { Cnpj } from '../../../kernel/cnpj.js';
import { ExpiringMap } from '../../../platform/expiring-map.js';
import { AuditSearch } from '../../lookups/index.js';
import { Companies } from './companies.queries.js';
import { PresentChanges } from './present-changes.js';
import { OPEN_REGISTER, registerSource } from './register-source.js';

interface FollowedCompanies {
  readonly cnpjs: readonly Cnpj[];
  /** Null where it could not be read. */
  readonly source: ReturnType<typeof registerSource> | null;
}

const HOUR_MS = 3_600_000;
const MOST_TOLD = 50_000;

type Reader = Parameters<AuditSearch['recordCompany']>[0];

/** What followers are told of companies stands in the audit, since it tells what a CNPJ lookup tells. */
@Injectable()
export class AuditFollowed {
  private readonly lately = new ExpiringMap<true>(HOUR_MS, MOST_TOLD);

  constructor(
    private readonly companies: Companies,
    private readonly tell: PresentChanges,
    private readonly audit: AuditSearch,
  ) {}

  /** Those of them that the register tells of. */
  async toldOf(cnpjs: readonly Cnpj[]): Promise<FollowedCompanies> {
    const [source, briefs] = [await this.source(), await this.tell.briefs(cnpjs)];
    return { cnpjs: cnpjs.filter((cnpj) => briefs.has(cnpj)), source };
  }

  /** Once for each company: from now on the list says how it stands. */
  async followed(reader: Reader, { cnpjs, source }: FollowedCompanies): Promise<void> {
    for (const cnpj of cnpjs) await this.audit.recordCompany(reader, cnpj, source ?? OPEN_REGISTER);
  }

  /**
   * A page of changes, before it is told: by the company where it is of one, else by how many. What a reader was told of all its companies
   * within the hour is no further record: programs ask all the time, and it is months that bring changes.
   */
  async told(reader: Reader, cnpjs: ReadonlySet<Cnpj>): Promise<void> {
    const keys = [...cnpjs].map((cnpj) => [reader.accountId, reader.keyId, cnpjs.size === 1, cnpj].join(' '));
    if (keys.every((key) => this.lately.get(key))) return;
    const source = await this.source();
    if (!source) return;
    const [cnpj] = cnpjs;
    if (cnpj && cnpjs.size === 1) await this.audit.recordCompany(reader, cnpj, source);
    else await this.audit.recordFollowed(reader, cnpjs.size, source);
    for (const key of keys) this.lately.set(key, true);
  }

  private async source() {
    const inForce = await this.companies.inForce();
    return inForce && registerSource(inForce);
  }
}
