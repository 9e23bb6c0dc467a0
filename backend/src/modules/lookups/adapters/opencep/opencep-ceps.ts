import type { ProviderClient } from '../../../../platform/http/provider-client.js';
import { LookupSource } from '../../application/lookup-source.port.js';
import type { CepResult } from '../../domain/cep-result.js';
import type { SourceIdentity } from '../../domain/provenance.js';
import type { LookupQuery } from '../../domain/subject.js';
import type { SourceAnswer } from '../../domain/verdict.js';
import { aboutThisCep, translatePostalRecord } from '../postal-register/about-this-cep.js';
import { openCepReply } from './opencep.wire.js';

/** Postal codes at OpenCEP. */
export class OpenCepCeps extends LookupSource<CepResult> {
  constructor(
    private readonly client: ProviderClient,
    readonly identity: SourceIdentity,
  ) {
    super();
  }

  async find({ cep = '' }: LookupQuery): Promise<SourceAnswer<CepResult> | null> {
    const place = await this.client.ask({ path: `/v1/${cep}`, repeatable: true, schema: openCepReply, nobody: [404] });
    return place && aboutThisCep(translatePostalRecord(place), cep, this.identity.fonte);
  }
}
