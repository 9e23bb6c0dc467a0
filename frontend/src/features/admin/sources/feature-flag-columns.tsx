import { SERVICE_STATE_LABELS } from '@kernel/service-states';
import '../../../shared/ui/switch.css';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Switch } from '@mantine/core';
import { type FeatureFlagItem, type ServiceState, useListFeatureFlagsQuery } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { choice, order } from '../../../shared/list/filters';
import { onePage } from '../../../shared/list/one-page';
import type { ListOptions } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { State } from './service-state';

export interface TypeFilters {
  readonly estado?: ServiceState;
  readonly tiposPor?: keyof typeof ORDERS;
}

const ORDERS = {
  nome: (one: FeatureFlagItem, other: FeatureFlagItem) => labelOf(one).localeCompare(labelOf(other), 'pt-BR'),
  mudanca: (one: FeatureFlagItem, other: FeatureFlagItem) => (other.changedAt ?? '').localeCompare(one.changedAt ?? ''),
};

export const TYPES = {
  filters: {
    estado: choice('Estado', SERVICE_STATE_LABELS),
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

/** A lookup type, how it does and its switch. */
export function featureFlagColumns(
  onSwitch: (item: FeatureFlagItem, on: boolean) => void,
  busy: boolean,
): ReadonlyArray<Column<FeatureFlagItem>> {
  return [
    { header: 'Consulta', cell: labelOf },
    { header: 'Agora', cell: ({ state }) => <State state={state} /> },
    { header: 'Fontes', cell: ({ sources }) => <Sources sources={sources} /> },
    { header: 'Última mudança', cell: changeInWords },
    {
      header: 'Ligada',
      cell: (item) => (
        <Switch
          aria-label={`Consulta ${labelOf(item)} ligada`}
          checked={item.switchState === 'ativo'}
          disabled={busy}
          onChange={({ currentTarget }) => onSwitch(item, currentTarget.checked)}
        />
      ),
    },
  ];
}

function Sources({ sources }: Pick<FeatureFlagItem, 'sources'>) {
  if (sources.length === 0) return <span className="warning">Nenhuma fonte configurada.</span>;
  return (
    <ul className="small">
      {sources.map(({ id, name, missing }) => (
        <li key={id}>
          {name}
          {missing && <span className="warning"> {missing}</span>}
        </li>
      ))}
    </ul>
  );
}

function changeInWords({ changedAt, changedBy }: FeatureFlagItem): string {
  if (!changedAt) return '–';
  return changedBy ? `${formatMoment(changedAt)}, ${changedBy}` : formatMoment(changedAt);
}
