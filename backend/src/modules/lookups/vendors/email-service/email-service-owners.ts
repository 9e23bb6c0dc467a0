import { type VendorClient, VendorFailure } from '../../../../platform/http/vendor-client.js';
import {
  type EmailResult,
  type LookupQuery,
  LookupSource,
  type SourceAnswer,
  type SourceIdentity,
} from '../../model/index.js';
import { emailReply } from './email-owner.wire.js';
import { translateEmailOwner } from './translate-email-owner.js';

/** Whom an e-mail address belongs to. "Nobody" is a 200 that says so; any other refusal is an outage. */
export class EmailServiceOwners extends LookupSource<EmailResult> {
  constructor(
    private readonly client: VendorClient,
    readonly identity: SourceIdentity,
  ) {
    super();
  }

  async find({ email }: LookupQuery): Promise<SourceAnswer<EmailResult> | null> {
    const call = {
      method: 'POST',
      path: '/v1/consulta',
      json: { email },
      repeatable: false,
      schema: emailReply,
    } as const;
    const reply = await this.client.ask(call);
    if (!reply?.success) {
      if (/n[aã]o encontrad/i.test(reply?.error ?? '')) return null;
      throw this.failure('refused in 200');
    }
    const data = translateEmailOwner(reply);
    if (data.resultado.dados_pessoais.email?.toLowerCase() !== email)
      throw this.failure('the answer is about another e-mail');
    return { data, dadosDe: null };
  }

  private failure(detail: string): VendorFailure {
    return new VendorFailure(this.identity.fonte, 'body', { detail });
  }
}
