import type { Parser, VendorClient } from '../../../../platform/http/vendor-client.js';
import type { LookupQuery, SourceAnswer, SourceIdentity } from '../../model/index.js';
import { VendorSource } from '../vendor.js';

/** One of the bureau's searches: what it is asked by, how its reply is read, and whom it must be about. */
export interface BureauSearchKind<Reply, Result> {
  readonly by: 'nome' | 'telefone' | 'mae' | 'rg';
  readonly schema: Parser<Reply>;
  /** `goesOn`: the bureau has more people than the reply tells. */
  readonly translate: (reply: Reply, goesOn: boolean) => SourceAnswer<Result>;
  /** The people of a reply that is one page of several, and the reply with those of others behind its own, each once. */
  readonly list?: {
    readonly of: (reply: Reply) => { readonly total?: number | null | undefined; readonly people: readonly unknown[] };
    readonly with: (reply: Reply, others: readonly Reply[]) => Reply;
  };
  /** The result with nobody but who bears what was asked for, counted anew; null where nobody does. */
  readonly about: (result: Result, asked: string) => Result | null;
}

/** Pages of a search that are asked for; of whom a name is shared with beyond them is told only that they are. */
const MOST_PAGES = 25;
const PAGES_AT_ONCE = 6;
/** No page is asked for later: with the longest deadline of a call (12 s), what the search took of the account's day stays its own (30 s). */
const LAST_CALL_MS = 18_000;

/**
 * People by anything but the CPF. Each call is paid, so none is repeated. The pages of a list are all asked for, since only
 * of a whole list can be said how many people of it may be shown.
 */
export class BureauSearch<Reply, Result> extends VendorSource<Result> {
  constructor(
    client: VendorClient,
    identity: SourceIdentity,
    private readonly kind: BureauSearchKind<Reply, Result>,
  ) {
    super(client, identity);
  }

  async find(query: LookupQuery): Promise<SourceAnswer<Result> | null> {
    const { by, translate, about } = this.kind;
    const asked = query[by] ?? '';
    const until = performance.now() + LAST_CALL_MS;
    const reply = await this.page(asked, 1);
    if (reply === null) return null;
    const { all, goesOn } = await this.whole(reply, asked, until);
    const answer = translate(all, goesOn);
    const data = about(answer.data, asked);
    if (data === null) throw this.failure(`the answer is about another ${by}`);
    return { ...answer, data };
  }

  private page(asked: string, pagina: number): Promise<Reply | null> {
    const { by, schema } = this.kind;
    return this.client.ask({
      method: 'POST',
      path: `/v1/pessoas/${by}`,
      json: { [by]: asked, ...(pagina > 1 && { pagina }) },
      repeatable: false,
      schema,
      nobody: [404],
    });
  }

  private async whole(first: Reply, asked: string, until: number): Promise<{ all: Reply; goesOn: boolean }> {
    const { list } = this.kind;
    if (!list) return { all: first, goesOn: false };
    const { total, people } = list.of(first);
    const pages = Math.ceil((total ?? 0) / Math.max(1, people.length));
    const last = Math.min(MOST_PAGES, pages);
    let all = list.with(first, []);
    for (let next = 2; next <= last; next += PAGES_AT_ONCE) {
      if (performance.now() > until) return { all, goesOn: true };
      const numbers = Array.from({ length: Math.min(PAGES_AT_ONCE, last - next + 1) }, (_, i) => next + i);
      const more = list.with(all, await Promise.all(numbers.map((number) => this.furtherPage(asked, number))));
      // The bureau does not turn its pages: it has told all that it tells.
      if (list.of(more).people.length === list.of(all).people.length) return { all, goesOn: true };
      all = more;
    }
    return { all, goesOn: pages > last };
  }

  /** A list with a gap would be taken for a whole one. */
  private async furtherPage(asked: string, number: number): Promise<Reply> {
    const reply = await this.page(asked, number);
    if (reply === null) throw this.failure('a page of the list is missing');
    return reply;
  }
}
