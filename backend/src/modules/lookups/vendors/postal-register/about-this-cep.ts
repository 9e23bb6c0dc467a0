import { VendorFailure } from '../../../../platform/http/vendor-client.js';
import { type CepResult, normaliseText, type SourceAnswer } from '../../model/index.js';
import type { PostalRecord } from './postal.wire.js';

/** A CEP as 8 digits, however a source writes it. */
export function bareCep(value: string | number): string {
  return String(value).replace(/\D/g, '').padStart(8, '0');
}

/** The answer, once it is sure to be about the CEP asked for. The open registers do not tell the age of their data. */
export function aboutThisCep(place: CepResult, cep: string, source: string): SourceAnswer<CepResult> {
  if (place.cep !== cep) throw new VendorFailure(source, 'body', { detail: 'the answer is about another CEP' });
  return { data: place, dadosDe: null };
}

export function translatePostalRecord(record: PostalRecord): CepResult {
  return {
    cep: bareCep(record.cep),
    logradouro: normaliseText(record.logradouro),
    complemento: normaliseText(record.complemento),
    bairro: normaliseText(record.bairro),
    cidade: normaliseText(record.localidade),
    uf: normaliseText(record.uf),
    ibge: normaliseText(record.ibge),
    ddd: normaliseText(record.ddd),
    latitude: null,
    longitude: null,
  };
}
