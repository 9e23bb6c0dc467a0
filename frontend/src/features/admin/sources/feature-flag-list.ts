import { lookupDefinition } from '@kernel/lookup-catalogue';
import { type FeatureFlagItem, type ServiceState, useListFeatureFlagsQuery } from '../../../shared/api/generated';
import { choice, order } from '../../../shared/list/filters';
import { onePage } from '../../../shared/list/one-page';
import type { ListOptions } from '../../../shared/list/use-paged-list';
import { STATE_LABELS } from './source-labels';

export interface TypeFilters {
  readonly estado?: ServiceState;
  readonly tiposPor?: keyof typeof ORDERS;
}

const ORDERS = {
  nome: (one: FeatureFlagItem, other: FeatureFlagItem) => labelOf(one).localeCompare(labelOf(other), 'pt-BR'),
  mudanca: (one: FeatureFlagItem, other: FeatureFlagItem) => (other.since ?? '').localeCompare(one.since ?? ''),
};

export const TYPES = {
  filters: {
    estado: choice('Estado', STATE_LABELS),
    tiposPor: order({ '': 'Padrão', nome: 'Nome, de A a Z', mudanca: 'Última mudança' }),
  },
  usePages: useLookupTypes,
  refreshMs: 15_000,
};

/** They are few and come all at once. */
function useLookupTypes({ estado, tiposPor }: TypeFilters, options: ListOptions) {
  return onePage(
    useListFeatureFlagsQuery(undefined, options),
    ({ state }) => !estado || state === estado,
    tiposPor && ORDERS[tiposPor],
  );
}

export function labelOf({ type }: Pick<FeatureFlagItem, 'type'>): string {
  return lookupDefinition(type).label;
}
