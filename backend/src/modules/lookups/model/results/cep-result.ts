import { plainName } from '../tidying.js';

/** A postal code's street. Street and district are null where a whole town has one code. */
export interface CepResult {
  /** 8 digits. */
  readonly cep: string;
  readonly logradouro: string | null;
  readonly complemento: string | null;
  readonly bairro: string | null;
  readonly cidade: string | null;
  readonly uf: string | null;
  readonly ibge: string | null;
  readonly ddd: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The facts on which two sources must agree before either is believed; accents and case are no difference. */
export function postalKeyFacts({ cidade, uf }: CepResult): Readonly<Record<string, string | null>> {
  return { cidade: cidade && plainName(cidade), uf: uf && plainName(uf) };
}
