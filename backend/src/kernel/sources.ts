/** Every source that the product can speak to, whether or not this operator has contracted it. */
export const SOURCE_IDS = [
  'bureau',
  'email-service',
  'fotorj',
  'pix-lookup',
  'serpro',
  'receita-federal',
  'brasil-api',
  'minha-receita',
  'viacep',
  'opencep',
] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** As the register names a source whose settings are not there. */
export const SOURCE_NAMES: Readonly<Record<SourceId, string>> = {
  bureau: 'Birô de dados',
  'email-service': 'Serviço de e-mail',
  fotorj: 'FotoRJ',
  'pix-lookup': 'Serviço Pix',
  serpro: 'Receita Federal (Serpro)',
  'receita-federal': 'Receita Federal (página pública)',
  'brasil-api': 'BrasilAPI',
  'minha-receita': 'Minha Receita',
  viacep: 'ViaCEP',
  opencep: 'OpenCEP',
};

export function isSourceId(value: unknown): value is SourceId {
  return typeof value === 'string' && Object.hasOwn(SOURCE_NAMES, value);
}
