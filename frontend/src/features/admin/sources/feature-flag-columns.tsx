import '../../../shared/ui/switch.css';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Switch } from '@mantine/core';
import type { FeatureFlagItem } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { State } from './service-state';
import classes from './sources.module.css';

/** A lookup type, how it does and its switch. */
export function featureFlagColumns(
  onSwitch: (item: FeatureFlagItem, on: boolean) => void,
  busy: boolean,
): ReadonlyArray<Column<FeatureFlagItem>> {
  return [
    { header: 'Consulta', cell: ({ type }) => lookupDefinition(type).label },
    { header: 'Agora', cell: ({ state }) => <State state={state} /> },
    { header: 'Fontes', cell: ({ sources }) => <Sources sources={sources} /> },
    { header: 'Última mudança', cell: changeInWords },
    {
      header: 'Ligada',
      cell: (item) => (
        <Switch
          aria-label={`Consulta ${lookupDefinition(item.type).label} ligada`}
          checked={item.switchState === 'ativo'}
          disabled={busy}
          onChange={({ currentTarget }) => onSwitch(item, currentTarget.checked)}
        />
      ),
    },
  ];
}

function Sources({ sources }: Pick<FeatureFlagItem, 'sources'>) {
  if (sources.length === 0) return <span className={classes.missing}>Nenhuma fonte configurada.</span>;
  return (
    <ul className={classes.plain}>
      {sources.map(({ id, name, missing }) => (
        <li key={id}>
          {name}
          {missing && <span className={classes.missing}> {missing}</span>}
        </li>
      ))}
    </ul>
  );
}

function changeInWords({ since, changedBy }: FeatureFlagItem): string {
  if (!since) return '–';
  return changedBy ? `${formatMoment(since)}, ${changedBy}` : formatMoment(since);
}
