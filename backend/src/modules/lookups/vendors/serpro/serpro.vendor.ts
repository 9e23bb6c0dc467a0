import { ClientCredentials } from '../../../../platform/http/client-credentials.js';
import { VendorFailure, type VendorReply } from '../../../../platform/http/vendor-client.js';
import {
  type LookupQuery,
  type RegistrationResult,
  type SourceAnswer,
  subjectWithheld,
  unreadable,
} from '../../model/index.js';
import { contractedVendor } from '../vendor.config.js';
import { type Vendor, VendorSource } from '../vendor.js';
import { type RegistrationReply, registrationReply } from './serpro.wire.js';
import { translateRegistration } from './translate-registration.js';

const [UNAUTHORISED, NOBODY, MINOR] = [401, 404, 422];

/**
 * A CPF's situation at the tax authority through Serpro's contracted API. The birth date is compared here, since the
 * API does not ask for it: one that differs is answered as nobody, so that nothing can be guessed from it. Paid calls.
 */
export class SerproRegistrations extends VendorSource<RegistrationResult> {
  private readonly token = new ClientCredentials(this.client, {
    path: '/token',
    credentials: this.key,
    marginSeconds: 60,
  });

  async find({ cpf = '', dataNascimento }: LookupQuery): Promise<SourceAnswer<RegistrationResult> | null> {
    const reply = await this.ask(cpf);
    if (!reply.ok && reply.status === NOBODY) return null;
    if (!reply.ok && reply.status === MINOR) throw subjectWithheld();
    if (!reply.ok) throw new VendorFailure(this.identity.fonte, 'status', { status: reply.status });
    const data = translateRegistration(reply.body, this.identity.fonte);
    if (reply.body.ni !== cpf) throw this.failure('the answer is about another CPF');
    const { nascimento } = data.dados_pessoais;
    if (nascimento === null) throw this.failure('the answer has no birth date', unreadable('cpf-2'));
    return nascimento === dataNascimento ? { data, dadosDe: null } : null;
  }

  /** A token may end before its time: one that is refused is replaced once. */
  private async ask(cpf: string): Promise<VendorReply<RegistrationReply>> {
    const token = await this.token.get();
    const reply = await this.askWith(token, cpf);
    if (reply.ok || reply.status !== UNAUTHORISED) return reply;
    await this.token.drop(token);
    return this.askWith(await this.token.get(), cpf);
  }

  private askWith(token: string, cpf: string): Promise<VendorReply<RegistrationReply>> {
    return this.client.exchange({
      path: `/consulta-cpf-df/v1/cpf/${cpf}`,
      headers: { authorization: `Bearer ${token}` },
      repeatable: false,
      schema: registrationReply,
      statuses: [UNAUTHORISED, NOBODY, MINOR],
    });
  }
}

export const SERPRO: Vendor = {
  Config: contractedVendor('serpro', 'Receita Federal (Serpro)', {
    url: 'SERPRO_URL',
    keys: { SERPRO_CONSUMER_KEY: 'sandbox-serpro-key', SERPRO_CONSUMER_SECRET: 'sandbox-serpro-secret' },
    legalBasis: 'SERPRO_LEGAL_BASIS',
  }),
  origem: 'oficial',
  chosen: ({ CPF2_SOURCE }) => CPF2_SOURCE === 'serpro',
  answers: {
    'cpf-2': ({ client, identity, key }) => new SerproRegistrations(client, identity, key),
  },
};
