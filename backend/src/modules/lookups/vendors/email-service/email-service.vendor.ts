import type { EmailResult, LookupQuery, SourceAnswer } from '../../model/index.js';
import { tellsNoRecord } from '../tells-no-record.js';
import { contractedVendor } from '../vendor.config.js';
import { type Vendor, VendorSource } from '../vendor.js';
import { emailReply } from './email-owner.wire.js';
import { translateEmailOwner } from './translate-email-owner.js';

/** Whom an e-mail address belongs to. "Nobody" is a 200 that says so of the address; any other refusal is an outage. */
export class EmailServiceOwners extends VendorSource<EmailResult> {
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
      if (tellsNoRecord(reply?.error ?? '')) return null;
      throw this.failure('refused in 200');
    }
    const data = translateEmailOwner(reply);
    if (data.resultado.dados_pessoais.email?.toLowerCase() !== email)
      throw this.failure('the answer is about another e-mail');
    return { data, dadosDe: null };
  }
}

export const EMAIL_SERVICE: Vendor = {
  Config: contractedVendor('email-service', 'Serviço de e-mail', {
    url: 'EMAIL_SERVICE_URL',
    keys: { EMAIL_SERVICE_KEY: 'sandbox-email-key' },
    legalBasis: 'EMAIL_SERVICE_LEGAL_BASIS',
  }),
  origem: 'contratada',
  headers: (key) => ({ 'x-api-key': key }),
  answers: {
    email: ({ client, identity }) => new EmailServiceOwners(client, identity),
  },
};
