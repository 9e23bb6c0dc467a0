import type { LookupQuery, PhotoResult, SourceAnswer } from '../../model/index.js';
import { contractedVendor } from '../vendor.config.js';
import { type Vendor, VendorSource } from '../vendor.js';
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
    if (data.resultado.dados_pessoais.cpf !== cpf) throw this.failure('the answer is about another CPF');
    return { data, dadosDe: null };
  }
}

export const PHOTO_SERVICE: Vendor = {
  Config: contractedVendor('fotorj', 'FotoRJ', {
    url: 'PHOTO_SERVICE_URL',
    keys: { PHOTO_SERVICE_TOKEN: 'sandbox-photo-token' },
    legalBasis: 'PHOTO_SERVICE_LEGAL_BASIS',
  }),
  origem: 'contratada',
  answers: {
    fotorj: ({ client, identity, key }) => new PhotoServicePeople(client, identity, key),
  },
};
