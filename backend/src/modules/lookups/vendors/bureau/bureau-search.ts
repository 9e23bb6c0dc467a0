import { type Parser, type VendorClient, VendorFailure } from '../../../../platform/http/vendor-client.js';
import { type LookupQuery, LookupSource, type SourceAnswer, type SourceIdentity } from '../../model/index.js';

/** One of the bureau's searches: what it is asked by, how its reply is read, and whom it must be about. */
export interface BureauSearchKind<Reply, Result> {
  readonly by: 'nome' | 'telefone' | 'mae' | 'rg';
  readonly schema: Parser<Reply>;
  readonly translate: (reply: Reply) => SourceAnswer<Result>;
  /** Whether everybody in the result bears what was asked for. */
  readonly isAbout: (result: Result, asked: string) => boolean;
}

/** People by anything but the CPF. Each call is paid, so none is repeated, and only the first page is asked for. */
export class BureauSearch<Reply, Result> extends LookupSource<Result> {
  constructor(
    private readonly client: VendorClient,
    readonly identity: SourceIdentity,
    private readonly kind: BureauSearchKind<Reply, Result>,
  ) {
    super();
  }

  async find(query: LookupQuery): Promise<SourceAnswer<Result> | null> {
    const { by, schema, translate, isAbout } = this.kind;
    const asked = query[by] ?? '';
    const reply = await this.client.ask({
      method: 'POST',
      path: `/v1/pessoas/${by}`,
      json: { [by]: asked },
      repeatable: false,
      schema,
      nobody: [404],
    });
    if (reply === null) return null;
    const answer = translate(reply);
    if (!isAbout(answer.data, asked)) {
      throw new VendorFailure(this.identity.fonte, 'body', { detail: `the answer is about another ${by}` });
    }
    return answer;
  }
}
