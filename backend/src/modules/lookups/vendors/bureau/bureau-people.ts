import type { CpfResult, LookupQuery, SourceAnswer } from '../../model/index.js';
import { VendorSource } from '../vendor.js';
import { personReply } from './person.wire.js';
import { translatePerson } from './translate-person.js';

/** People by CPF at the contracted data bureau. Each call is paid, so none is repeated. */
export class BureauPeople extends VendorSource<CpfResult> {
  async find({ cpf }: LookupQuery): Promise<SourceAnswer<CpfResult> | null> {
    const reply = await this.client.ask({
      path: `/v1/pessoas/cpf/${cpf}`,
      repeatable: false,
      schema: personReply,
      nobody: [404],
    });
    if (reply === null) return null;
    const answer = translatePerson(reply);
    if (answer.data.resultado.dados_gerais.cpf !== cpf) throw this.failure('the answer is about another CPF');
    return answer;
  }
}
