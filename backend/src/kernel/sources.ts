/** Every source that the product can speak to, whether or not this operator has contracted it, as the register names it. */
export const SOURCE_NAMES = {
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
} as const;
export type SourceId = keyof typeof SOURCE_NAMES;
export const SOURCE_IDS = Object.keys(SOURCE_NAMES) as SourceId[];

/** How many days what was measured of sources is kept, with today. */
export const MEASURED_DAYS_KEPT = 400;

/** What a source's owner is by the LGPD. */
export const OWNER_ROLE_LABELS = { operador: 'Operador', controlador: 'Controlador' } as const;

export function isSourceId(value: unknown): value is SourceId {
  return typeof value === 'string' && Object.hasOwn(SOURCE_NAMES, value);
}
