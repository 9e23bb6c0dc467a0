import { Injectable } from '@nestjs/common';
import type { Purpose } from '../../../../kernel/purposes.js';
import { Clock } from '../../../../platform/clock.js';
import { newId } from '../../../../platform/ids.js';
import {
  type Caller,
  isWithheld,
  type LookupQuery,
  protocolOf,
  queryOf,
  recordsStalled,
  type SourceIdentity,
} from '../../model/index.js';
import { LookupLedger } from './lookup-ledger.port.js';
import { purposeOf } from './run-lookup.js';

/** A person who is looked for by name in other data than the lookup's by name. */
export interface PersonSearch {
  readonly query: LookupQuery;
  readonly purpose: Purpose;
}

/** Whose account is told, and by which of its keys. */
type Reader = Pick<Caller, 'accountId' | 'keyId'>;

/** Searches that leave no entry of the history, and stand in the audit all the same. */
@Injectable()
export class AuditSearch {
  constructor(
    private readonly ledger: LookupLedger,
    private readonly clock: Clock,
  ) {}

  /**
   * What the lookup by name asks of who looks for a person. With the CPF's digits where these are known too: so the person's own request
   * finds it, as a lookup by a Pix receipt. Throws PURPOSE_REQUIRED, and UNAVAILABLE while nothing can be recorded.
   */
  person(caller: Caller, nome: string, purpose: Purpose | null, sufixo: string | null = null): PersonSearch {
    if (this.ledger.isStalled) throw recordsStalled();
    const query = sufixo === null ? queryOf('nome', { nome }) : queryOf('pix', { nome, sufixo });
    return { query, purpose: purposeOf({ type: 'nome', purpose, caller }) as Purpose };
  }

  /** Records that a person was looked for, before anything is told. */
  async record(caller: Caller, person: PersonSearch, source: SourceIdentity, found: boolean): Promise<void> {
    await this.write(caller, { type: 'nome', ...person, source, outcome: found ? 'success' : 'not_found' });
  }

  /** Records that a company is told of, before it is. */
  async recordCompany(
    caller: Reader,
    cnpj: string,
    source: SourceIdentity,
    outcome: 'success' | 'withheld' = 'success',
  ): Promise<void> {
    await this.write(caller, { type: 'cnpj', query: queryOf('cnpj', { cnpj }), purpose: null, source, outcome });
  }

  /** What is told of a company; where that is withheld, who asked is recorded, as by a lookup. */
  async withheldOnRecord<Told>(
    caller: Reader,
    cnpj: string,
    source: SourceIdentity,
    tell: () => Promise<Told>,
  ): Promise<Told> {
    try {
      return await tell();
    } catch (failure) {
      if (isWithheld(failure)) await this.recordCompany(caller, cnpj, source, 'withheld');
      throw failure;
    }
  }

  /** Records that companies are told of by a page of a search, before they are: how many, with a keyed hash of what they were narrowed by. */
  async recordSearch(caller: Caller, companies: number, filter: string, source: SourceIdentity): Promise<void> {
    await this.recordMany(caller, `busca: ${companies}`, filter, source);
  }

  /** Records that companies were taken away as a file, likewise. */
  async recordExport(caller: Caller, companies: number, filter: string, source: SourceIdentity): Promise<void> {
    await this.recordMany(caller, `exportação: ${companies}`, filter, source);
  }

  /** Records that changes of companies that an account follows are told of, likewise. */
  async recordFollowed(reader: Reader, companies: number, source: SourceIdentity): Promise<void> {
    await this.recordMany(reader, `acompanhamento: ${companies}`, 'acompanhamento', source);
  }

  private recordMany(caller: Reader, told: string, filter: string, source: SourceIdentity): Promise<void> {
    const query = { busca: filter };
    return this.write(caller, { type: 'cnpj', query, told, purpose: null, source, outcome: 'success' });
  }

  private async write(
    { accountId, keyId = null }: Reader,
    page: Omit<Parameters<LookupLedger['recordPage']>[0], 'id' | 'accountId' | 'keyId' | 'protocolo'>,
  ): Promise<void> {
    const id = newId();
    await this.ledger.recordPage({ id, accountId, keyId, protocolo: protocolOf(id, this.clock.now()), ...page });
  }
}
