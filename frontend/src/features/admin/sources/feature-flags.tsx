import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import {
  type FeatureFlagItem,
  type FeatureFlagState,
  useChangeFeatureFlagMutation,
} from '../../../shared/api/generated';
import { PagedList } from '../../../shared/list/paged-list';
import { seenRows } from '../../../shared/list/seen-rows';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Problem } from '../../../shared/ui/problem';
import { useAsked } from '../../../shared/ui/use-asked';
import { featureFlagColumns, labelOf, TYPES } from './feature-flag-columns';
import { MaintenanceDialog } from './maintenance-dialog';

/** What was changed last: the type as it was before, and as it is now. */
interface Changed {
  readonly before: FeatureFlagItem;
  readonly after: FeatureFlagItem;
}

/** The type whose switch could not be moved. */
interface Failed {
  readonly item: FeatureFlagItem;
  readonly error: unknown;
}

/** The lookup types, each with its switch; what was switched can be taken back at once. */
export function FeatureFlags() {
  const { asked, ask, close } = useAsked<FeatureFlagItem>();
  const [last, setLast] = useState<Changed | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [change, { isLoading }] = useChangeFeatureFlagMutation();
  const set = async (seen: FeatureFlagItem, state: FeatureFlagState, text: string | null) => {
    const { type, switchState: seenState, text: seenText } = seen;
    setFailed(null);
    const { data, error } = await change({ type, changeFeatureFlagBody: { state, text, seenState, seenText } });
    const after = data?.data.find((one) => one.type === type);
    if (after) setLast({ before: seen, after });
    return error;
  };
  const move = async (item: FeatureFlagItem, state: FeatureFlagState, text: string | null) => {
    const error = await set(item, state, text);
    if (error) setFailed({ item, error });
  };
  const undoLast = async () => {
    if (last) await move(last.after, last.before.switchState, last.before.text);
    setLast(null);
  };
  const list = usePagedList(TYPES);
  const columns = featureFlagColumns((item, on) => move(item, on ? 'ativo' : 'manutencao', null), isLoading);
  return (
    <>
      <PagedList
        label="Tipos de consulta"
        list={list}
        columns={columns}
        keyOf={({ type }) => type}
        onOpen={ask}
        empty={{ title: 'Nenhum tipo de consulta' }}
        counted={['tipo', 'tipos']}
        exportTo={{ path: '/api/admin/lookup-types/export', params: seenRows(list.pages, ({ type }) => type) }}
      >
        <Problem error={failed ? failureOf(failed) : undefined} />
        <DoneNotice done={last && !failed ? { text: switched(last), undo: undoLast } : null} busy={isLoading} />
      </PagedList>
      {asked && <MaintenanceDialog item={asked} put={(item, text) => set(item, 'manutencao', text)} onClose={close} />}
    </>
  );
}

function failureOf({ item, error }: Failed): string {
  return `${labelOf(item)}: ${readApiError(error, 'Não foi possível mudar a consulta.').text}`;
}

function switched({ before, after }: Changed): string {
  const { switchState: state } = after;
  const label = labelOf(after);
  if (state === before.switchState) return `O aviso de manutenção de ${label} foi mudado.`;
  return state === 'manutencao' ? `${label} entrou em manutenção.` : `${label} voltou da manutenção.`;
}
