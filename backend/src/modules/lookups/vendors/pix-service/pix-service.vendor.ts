import { z } from 'zod';
import { isSameName, type LookupQuery, type PixResult, type SourceAnswer, unreadable } from '../../model/index.js';
import { contractedVendor } from '../vendor.config.js';
import { type Vendor, VendorSource } from '../vendor.js';
import { readPixText } from './read-pix-text.js';

/** Pix holders by name and the visible digits of the CPF. The vendor takes all of it in the address. Each call is paid. */
export class PixServiceOwners extends VendorSource<PixResult> {
  async find({ nome = '', sufixo = '' }: LookupQuery): Promise<SourceAnswer<PixResult> | null> {
    const { body } = await this.client.exchange({
      path: `/${encodeURIComponent(nome)}/${encodeURIComponent(sufixo)}`,
      query: { key: this.key },
      repeatable: false,
      format: 'text',
      schema: z.string().default(''),
      statuses: [404],
    });
    const reading = readPixText(String(body));
    if (reading.kind === 'nobody') return null;
    if (reading.kind === 'failed') throw this.failure('the text tells an error');
    if (reading.kind !== 'found') throw this.failure('the text has no holder', unreadable('pix'));
    const { nome: found, cpf } = reading.data.dados_pessoais;
    const otherName = !nome.includes('@') && !isSameName(found, nome);
    if (otherName || !shows(cpf ?? '', sufixo.replace(/\D/g, ''))) {
      throw this.failure('the answer is about somebody else');
    }
    return { data: reading.data, dadosDe: null };
  }
}

/** Whether the CPF, of which a part may be hidden, has these digits; a whole CPF is compared where it is shown. */
function shows(cpf: string, digits: string): boolean {
  const shown = cpf.replace(/[.-]/g, '');
  if (digits.length !== shown.length) return shown.includes(digits);
  return [...digits].every((digit, at) => shown[at] === digit || shown[at] === '*');
}

export const PIX_SERVICE: Vendor = {
  Config: contractedVendor('pix-lookup', 'Serviço Pix', {
    url: 'PIX_SERVICE_URL',
    keys: { PIX_SERVICE_KEY: 'sandbox-pix-key' },
    legalBasis: 'PIX_SERVICE_LEGAL_BASIS',
  }),
  origem: 'contratada',
  answers: {
    pix: ({ client, identity, key }) => new PixServiceOwners(client, identity, key),
  },
};
