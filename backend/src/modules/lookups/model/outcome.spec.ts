import { type Ending, hasResults, isSuccess, keepsResult, OUTCOMES } from './outcome.js';
import { SIMULATION, type SourceIdentity } from './provenance.js';
import type { Verdict } from './verdict.js';

const BUREAU: SourceIdentity = { origem: 'contratada', fonte: 'Birô', legalBasis: 'protecao_credito' };

/** Each line below must fail to compile: the check of types fails when one of them does not. */
const REFUSED: readonly unknown[] = [
  // @ts-expect-error a simulation is no success
  { outcome: 'success', source: SIMULATION } satisfies Ending,
  // @ts-expect-error nor does it find nobody
  { outcome: 'not_found', source: SIMULATION } satisfies Ending,
  // @ts-expect-error what is simulated has its origin
  { outcome: 'simulated', source: null } satisfies Ending,
  // @ts-expect-error and no other
  { outcome: 'simulated', source: BUREAU } satisfies Ending,
  // @ts-expect-error a success has a source
  { outcome: 'success', source: null } satisfies Ending,
  // @ts-expect-error no source is a simulation
  { origem: 'simulada', fonte: 'Birô', legalBasis: null } satisfies SourceIdentity,
  // @ts-expect-error and what sources find is not simulated
  { kind: 'found', source: SIMULATION, answer: { data: {}, dadosDe: null } } satisfies Verdict<unknown>,
];

describe('An outcome', () => {
  it('counts as a success only when a source has answered with data', () => {
    expect(OUTCOMES.filter(isSuccess)).toEqual(['success']);
  });

  it('holds somebody’s data, or what is kept, in these cases alone', () => {
    expect(OUTCOMES.filter(hasResults)).toEqual(['success', 'simulated']);
    expect(OUTCOMES.filter(keepsResult)).toEqual(['success', 'diverged', 'simulated']);
  });

  it('and its source are paired by the types: none of the wrong pairs compiles', () => {
    expect(REFUSED).toHaveLength(7);
  });
});
