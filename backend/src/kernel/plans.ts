import type { Cents } from './money.js';

export const PLAN_IDS = ['bronze', 'silver', 'gold'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** A plan on sale: a number of days of access for one payment. It does not renew by itself. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly days: number;
  readonly priceCents: Cents;
  readonly popular: boolean;
  /** Lookups a day that find something, unless the operator sets another figure. */
  readonly dailyLookups: number;
  /** Companies that may be followed at a time. */
  readonly watchedCompanies: number;
  readonly features: readonly string[];
}

const SHARED_FEATURES = ['Todos os tipos de consulta', 'Histórico criptografado', 'Exportação dos seus resultados'];

export const PLANS: readonly Plan[] = [
  {
    id: 'bronze',
    name: 'Bronze',
    days: 7,
    priceCents: 1500,
    popular: false,
    dailyLookups: 100,
    watchedCompanies: 10,
    features: SHARED_FEATURES,
  },
  {
    id: 'silver',
    name: 'Prata',
    days: 15,
    priceCents: 2500,
    popular: true,
    dailyLookups: 300,
    watchedCompanies: 50,
    features: SHARED_FEATURES,
  },
  {
    id: 'gold',
    name: 'Ouro',
    days: 30,
    priceCents: 3500,
    popular: false,
    dailyLookups: 1_000,
    watchedCompanies: 500,
    features: SHARED_FEATURES,
  },
];

/** Seconds during which a Pix charge can be paid. */
export const PIX_VALIDITY_SECONDS = 900;

export function findPlan(id: string): Plan | null {
  return PLANS.find((plan) => plan.id === id) ?? null;
}

/** Days of access left: hours left divided by 24, rounded up, never below zero. */
export function daysRemaining(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 86_400_000));
}
