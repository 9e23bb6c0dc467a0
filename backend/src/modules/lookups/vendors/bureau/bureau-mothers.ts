import { parseCpf } from '../../../../kernel/cpf.js';
import type { VendorClient } from '../../../../platform/http/vendor-client.js';
import {
  type CpfResult,
  type LookupQuery,
  LookupSource,
  type SourceAnswer,
  type SourceIdentity,
} from '../../model/index.js';
import { BureauPeople } from './bureau-people.js';

/** The mother's record through a person's CPF: two paid calls. A mother without a CPF on record is nobody. */
export class BureauMothers extends LookupSource<CpfResult> {
  private readonly people: BureauPeople;

  constructor(
    client: VendorClient,
    readonly identity: SourceIdentity,
  ) {
    super();
    this.people = new BureauPeople(client, identity);
  }

  async find({ cpf = '' }: LookupQuery): Promise<SourceAnswer<CpfResult> | null> {
    const person = await this.people.find({ cpf });
    const mother = person?.data.resultado.parentes.find(({ VINCULO }) => /^M[AÃ]E$/i.test(VINCULO ?? ''));
    const motherCpf = parseCpf(mother?.CPF_VINCULO ?? '');
    return motherCpf ? this.people.find({ cpf: motherCpf }) : null;
  }
}
