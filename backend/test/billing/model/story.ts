import fc from 'fast-check';

/** What can happen next. `who` is one of two accounts, `which` one of the payments made so far. */
export type Event =
  | {
      readonly kind: 'buy';
      readonly who: 0 | 1;
      readonly plan: 'bronze' | 'silver' | 'gold';
      readonly code: boolean;
      readonly key: boolean;
    }
  | {
      readonly kind:
        | 'pay'
        | 'pay-late'
        | 'pay-wrong'
        | 'panel-refund'
        | 'panel-part'
        | 'admin-refund'
        | 'look'
        | 'check'
        | 'notify';
      readonly which: number;
    }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'work-inbox' | 'reconcile' | 'work-refunds' }
  | { readonly kind: 'everything-at-once'; readonly which: number }
  | { readonly kind: 'kill'; readonly when: 'before' | 'after' }
  | { readonly kind: 'erase'; readonly who: 0 | 1 };

export interface Story {
  /** Of the one code that both accounts may use. */
  readonly percent: number;
  readonly maxUses: number;
  readonly events: readonly Event[];
}

const who = fc.constantFrom(0 as const, 1 as const);
const which = fc.nat(7);
const plan = fc.constantFrom('bronze' as const, 'silver' as const, 'gold' as const);
const buy = fc.record({ kind: fc.constant('buy' as const), who, plan, code: fc.boolean(), key: fc.boolean() });
const ofPayment = <K extends string>(...kinds: K[]) => fc.record({ kind: fc.constantFrom(...kinds), which });

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: buy },
  { weight: 6, arbitrary: ofPayment('pay') },
  {
    weight: 8,
    arbitrary: ofPayment(
      'pay-late',
      'pay-wrong',
      'panel-refund',
      'panel-part',
      'admin-refund',
      'look',
      'check',
      'notify',
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(5, 60, 901, 4_000, 700_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('work-inbox' as const, 'reconcile' as const, 'work-refunds' as const),
    }),
  },
  { weight: 3, arbitrary: ofPayment('everything-at-once') },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('kill' as const),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), who }) },
);

/** Stories begin with a purchase, since without one nothing can happen. */
export const stories: fc.Arbitrary<Story> = fc
  .record({
    percent: fc.constantFrom(10, 50, 100),
    maxUses: fc.constantFrom(1, 2),
    first: buy,
    rest: fc.array(event, { minLength: 4, maxLength: 16 }),
  })
  .map(({ percent, maxUses, first, rest }) => ({ percent, maxUses, events: [first, ...rest] }));
