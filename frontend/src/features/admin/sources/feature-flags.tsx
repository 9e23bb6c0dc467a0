import { lookupDefinition } from '@kernel/lookup-catalogue';
import { useState } from 'react';
import {
  type FeatureFlagItem,
  type FeatureFlagState,
  type ServiceState,
  useChangeFeatureFlagMutation,
  useListFeatureFlagsQuery,
} from '../../../shared/api/generated';
import { choice } from '../../../shared/list/filters';
import { onePage } from '../../../shared/list/one-page';
import { PagedList } from '../../../shared/list/paged-list';
import { type ListOptions, usePagedList } from '../../../shared/list/use-paged-list';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Problem } from '../../../shared/ui/problem';
import { featureFlagColumns } from './feature-flag-columns';
import { MaintenanceDialog } from './maintenance-dialog';
import { STATE_LABELS } from './source-labels';

interface Filters {
  readonly estado?: ServiceState;
}

const TYPES = {
  filters: { estado: choice('Estado', STATE_LABELS) },
  usePages: useLookupTypes,
  refreshMs: 15_000,
};

/** The lookup types, each with its switch; what was switched can be taken back at once. */
export function FeatureFlags() {
  const [open, setOpen] = useState<FeatureFlagItem | null>(null);
  const [last, setLast] = useState<FeatureFlagItem | null>(null);
  const [change, { error, isLoading }] = useChangeFeatureFlagMutation();
  const set = async (item: FeatureFlagItem, state: FeatureFlagState, text: string | null) => {
    const { data } = await change({ type: item.type, changeFeatureFlagBody: { state, text } });
    if (data) setLast(item);
  };
  const undoLast = async () => {
    if (last) await set(last, last.switchState, last.text);
    setLast(null);
  };
  const columns = featureFlagColumns((item, on) => set(item, on ? 'ativo' : 'manutencao', null), isLoading);
  return (
    <>
      <PagedList
        label="Tipos de consulta"
        list={usePagedList<Filters, FeatureFlagItem>(TYPES)}
        columns={columns}
        keyOf={({ type }) => type}
        onOpen={setOpen}
        empty={{ title: 'Nenhum tipo de consulta' }}
        counted={['tipo', 'tipos']}
      >
        <Problem error={error} text="Não foi possível mudar a consulta." />
        <DoneNotice done={last && !error ? { text: switched(last), undo: undoLast } : null} busy={isLoading} />
      </PagedList>
      {open && (
        <MaintenanceDialog
          item={open}
          onSave={(text) => {
            setOpen(null);
            void set(open, 'manutencao', text);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** They are few and come all at once. */
function useLookupTypes({ estado }: Filters, options: ListOptions) {
  return onePage(useListFeatureFlagsQuery(undefined, options), ({ state }) => !estado || state === estado);
}

function switched({ type, switchState }: FeatureFlagItem): string {
  const { label } = lookupDefinition(type);
  return switchState === 'ativo' ? `${label} entrou em manutenção.` : `${label} voltou da manutenção.`;
}
