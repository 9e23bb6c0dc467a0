import type { VendorClient } from '../../../../platform/http/vendor-client.js';
import {
  type CepResult,
  type LookupQuery,
  LookupSource,
  type SourceAnswer,
  type SourceIdentity,
} from '../../model/index.js';
import { aboutThisCep, translatePostalRecord } from '../postal-register/about-this-cep.js';
import { openCepReply } from './opencep.wire.js';

/** Postal codes at OpenCEP. */
export class OpenCepCeps extends LookupSource<CepResult> {
  constructor(
    private readonly client: VendorClient,
    readonly identity: SourceIdentity,
  ) {
    super();
  }

  async find({ cep = '' }: LookupQuery): Promise<SourceAnswer<CepResult> | null> {
    const place = await this.client.ask({ path: `/v1/${cep}`, repeatable: true, schema: openCepReply, nobody: [404] });
    return place && aboutThisCep(translatePostalRecord(place), cep, this.identity.fonte);
  }
}
