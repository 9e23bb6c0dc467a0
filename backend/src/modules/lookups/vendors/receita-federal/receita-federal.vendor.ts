import { z } from 'zod';
import { type LookupQuery, type RegistrationResult, type SourceAnswer, unreadable } from '../../model/index.js';
import { contractedVendor } from '../vendor.config.js';
import { type Vendor, VendorSource } from '../vendor.js';
import { readRegistrationPage } from './read-registration-page.js';

const PATH = '/Servicos/CPF/ConsultaSituacao/ConsultaPublica.asp';

/** A CPF's situation on the tax authority's public page. A captcha there means that the source is out. */
export class ReceitaFederalRegistrations extends VendorSource<RegistrationResult> {
  async find({ cpf = '', dataNascimento = '' }: LookupQuery): Promise<SourceAnswer<RegistrationResult> | null> {
    const form = { txtCPF: cpf, txtDataNascimento: dataNascimento.replace(/\D/g, ''), Enviar: 'Consultar' };
    const html = await this.client.ask({
      method: 'POST',
      path: PATH,
      form,
      repeatable: false,
      format: 'text',
      schema: z.string(),
    });
    const page = readRegistrationPage(html ?? '', this.identity.fonte);
    if (page.kind === 'nobody') return null;
    if (page.kind === 'captcha') throw this.failure('a captcha stands before the answer');
    if (page.kind !== 'found') throw this.failure('the page has no registration', unreadable('cpf-2'));
    if (page.cpf !== cpf) throw this.failure('the answer is about another CPF');
    return { data: page.data, dadosDe: null };
  }
}

export const RECEITA_FEDERAL: Vendor = {
  Config: contractedVendor('receita-federal', 'Receita Federal', {
    url: 'RECEITA_FEDERAL_URL',
    // A public page.
    keys: {},
    legalBasis: 'RECEITA_FEDERAL_LEGAL_BASIS',
  }),
  origem: 'oficial',
  chosen: ({ CPF2_SOURCE }) => CPF2_SOURCE === 'receita-federal',
  answers: {
    'cpf-2': ({ client, identity }) => new ReceitaFederalRegistrations(client, identity),
  },
};
