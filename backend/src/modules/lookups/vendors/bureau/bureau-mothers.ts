import { parseCpf } from '../../../../kernel/cpf.js';
import type { CpfResult, LookupQuery, SourceAnswer } from '../../model/index.js';
import { VendorSource } from '../vendor-source.js';
import { BureauPeople } from './bureau-people.js';

/** The mother's record through a person's CPF: two paid calls. A mother without a CPF on record is nobody. */
export class BureauMothers extends VendorSource<CpfResult> {
  private readonly people = new BureauPeople(this.client, this.identity);

  async find({ cpf = '' }: LookupQuery): Promise<SourceAnswer<CpfResult> | null> {
    const person = await this.people.find({ cpf });
    const mother = person?.data.resultado.parentes.find(({ VINCULO }) => /^M[AÃ]E$/i.test(VINCULO ?? ''));
    const motherCpf = parseCpf(mother?.CPF_VINCULO ?? '');
    return motherCpf ? this.people.find({ cpf: motherCpf }) : null;
  }
}
