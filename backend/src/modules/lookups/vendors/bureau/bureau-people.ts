import type { VendorClient } from '../../../../platform/http/vendor-client.js';
import { VendorFailure } from '../../../../platform/http/vendor-client.js';
import {
  type CpfResult,
  type LookupQuery,
  LookupSource,
  type SourceAnswer,
  type SourceIdentity,
} from '../../model/index.js';
import { personReply } from './person.wire.js';
import { translatePerson } from './translate-person.js';

/** People by CPF at the contracted data bureau. Each call is paid, so none is repeated. */
export class BureauPeople extends LookupSource<CpfResult> {
  constructor(
    private readonly client: VendorClient,
    readonly identity: SourceIdentity,
  ) {
    super();
  }

  async find({ cpf }: LookupQuery): Promise<SourceAnswer<CpfResult> | null> {
    const reply = await this.client.ask({
      path: `/v1/pessoas/cpf/${cpf}`,
      repeatable: false,
      schema: personReply,
      nobody: [404],
    });
    if (reply === null) return null;
    const answer = translatePerson(reply);
    if (answer.data.resultado.dados_gerais.cpf !== cpf) throw aboutSomebodyElse(this.identity.fonte);
    return answer;
  }
}

function aboutSomebodyElse(source: string): VendorFailure {
  return new VendorFailure(source, 'body', { detail: 'the answer is about another CPF' });
}
