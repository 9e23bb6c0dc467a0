import { LOOKUP_TYPES, type LookupType } from '@kernel/lookup-catalogue';
import { type LookupState, useListLookupTypesQuery } from '../../shared/api/generated';

/** What the server says of the lookup types. Until it has answered, each counts as active: the call itself will tell. */
export interface LookupStates {
  /** The types that the server offers, in trouble or not. */
  readonly offered: readonly LookupType[];
  stateOf(type: LookupType): LookupState;
  /** What to say of a type in maintenance. */
  textOf(type: LookupType): string;
  /** Offered and not in maintenance. */
  canRun(type: LookupType): boolean;
}

export const STATE_LABELS: Readonly<Record<LookupState, string>> = {
  ativo: 'Ativo',
  manutencao: 'Em manutenção',
  instavel: 'Instável',
  fora_do_ar: 'Fora do ar',
};

const IN_MAINTENANCE = 'Manutenção, voltará em breve...';

/** Asked again by what is opened after this time. */
const FRESH_SECONDS = 60;

export function useLookupStates(): LookupStates {
  const { data } = useListLookupTypesQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const states = new Map(data?.map(({ type, state }) => [type, state]));
  const texts = new Map(data?.map(({ type, text }) => [type, text]));
  const offered = data ? LOOKUP_TYPES.filter((type) => states.has(type)) : LOOKUP_TYPES;
  const stateOf = (type: LookupType) => states.get(type) ?? 'ativo';
  return {
    offered,
    stateOf,
    textOf: (type) => texts.get(type) ?? IN_MAINTENANCE,
    canRun: (type) => offered.includes(type) && stateOf(type) !== 'manutencao',
  };
}
