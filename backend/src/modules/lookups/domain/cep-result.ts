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
