/** Characters of a promotional code at most. */
export const PROMO_CODE_LENGTH = 20;

/** Characters of a code that is drawn by lot: letters from A to Z and digits. */
export const PROMO_DRAWN_LENGTH = 8;

/** Per cent that a code may take off, with two decimals at most. */
export const PROMO_PERCENT = { least: 1, most: 100, decimals: 2 } as const;

/** Uses that a code may be bounded to at most. */
export const PROMO_MOST_USES = 1_000_000_000;

/** 12.5 → "12,5%". */
export function formatPercent(percent: number): string {
  return `${percent.toLocaleString('pt-BR')}%`;
}

const CODE = /^[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?$/;

/** A code as it is kept: " natal-10 " → "NATAL-10". */
export function normalisePromoCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** What an administrator is told of a code that cannot be made; null when it can. */
export function promoCodeRule(typed: string): string | null {
  const code = normalisePromoCode(typed);
  if (!code) return 'Código é obrigatório';
  if (code.length > PROMO_CODE_LENGTH) return `Código deve ter no máximo ${PROMO_CODE_LENGTH} caracteres`;
  return CODE.test(code) ? null : 'Use apenas letras de A a Z, números e hífen no código';
}

const USES = `deve ser um número inteiro de 1 a ${PROMO_MOST_USES.toLocaleString('pt-BR')}`;

/** What an administrator is told of a discount, or of a number of uses, that cannot be. */
export const PROMO_TEXTS = {
  percent: 'Desconto deve ser um número de 1 a 100, com até duas casas decimais',
  maxUses: `Máximo de usos ${USES}`,
  maxUsesPerUser: `Máximo de usos por conta ${USES}`,
  description: 'Descrição deve ter no máximo 200 caracteres',
  plans: 'Escolha ao menos um plano: Bronze, Prata ou Ouro',
  over: 'A data de expiração já passou. Escolha hoje ou um dia depois, ou deixe sem expiração',
  period: 'A data de início deve ser anterior à de expiração',
} as const;

export const PROMO_DESCRIPTION_LENGTH = 200;

export const PROMO_STATES = ['Inativo', 'Expirado', 'Esgotado', 'Ativo'] as const;
export type PromoState = (typeof PROMO_STATES)[number];

export interface PromoCodeUse {
  readonly isActive: boolean;
  readonly expiryDate: Date | null;
  /** Null: without limit. */
  readonly maxUses: number | null;
  readonly currentUses: number;
}

/** The word on a code's card: the first that holds, in this order. */
export function promoStateOf({ isActive, expiryDate, maxUses, currentUses }: PromoCodeUse, now: Date): PromoState {
  if (!isActive) return 'Inativo';
  if (expiryDate !== null && expiryDate <= now) return 'Expirado';
  return maxUses !== null && currentUses >= maxUses ? 'Esgotado' : 'Ativo';
}
