import type { LookupQuery, PhotoResult, SourceAnswer } from '../../model/index.js';
import { VendorSource } from '../vendor-source.js';
import { photoReply } from './photo.wire.js';
import { translatePhoto } from './translate-photo.js';

/** People with their photo by CPF. The vendor takes its token in the query and nowhere else. Each call is paid. */
export class PhotoServicePeople extends VendorSource<PhotoResult> {
  async find({ cpf = '' }: LookupQuery): Promise<SourceAnswer<PhotoResult> | null> {
    const query = { token: this.key, cpf };
    const call = { path: '/fotorj', query, repeatable: false, schema: photoReply, nobody: [404] };
    const reply = await this.client.ask(call);
    if (reply === null) return null;
    const data = translatePhoto(reply);
    if (data.resultado.dados_pessoais.cpf !== cpf) {
      throw this.failure('the answer is about another CPF');
    }
    return { data, dadosDe: null };
  }
}
