import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import {
  type FeatureFlagItem,
  type FeatureFlagState,
  useChangeFeatureFlagMutation,
  useLazyListFeatureFlagsQuery,
} from '../../../shared/api/generated';
import { PagedList } from '../../../shared/list/paged-list';
import { seenRows } from '../../../shared/list/seen-rows';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Problem } from '../../../shared/ui/problem';
import { isConflict } from '../is-conflict';
import { featureFlagColumns, labelOf, TYPES } from './feature-flag-columns';
import { MaintenanceDialog } from './maintenance-dialog';

/** What was changed last: the type as it was before, and as it is now. */
interface Changed {
  readonly before: FeatureFlagItem;
  readonly after: FeatureFlagItem;
}

/** The change that failed last. */
interface Failed {
  readonly item: FeatureFlagItem;
  readonly error: unknown;
}

/** The lookup types, each with its switch; what was switched can be taken back at once. */
export function FeatureFlags() {
  const [open, setOpen] = useState<FeatureFlagItem | null>(null);
  const [last, setLast] = useState<Changed | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [change, { isLoading, reset }] = useChangeFeatureFlagMutation();
  const [read] = useLazyListFeatureFlagsQuery();
  const set = async (seen: FeatureFlagItem, state: FeatureFlagState, text: string | null) => {
    const { type, switchState: seenState, text: seenText } = seen;
    const { data, error } = await change({ type, changeFeatureFlagBody: { state, text, seenState, seenText } });
    const after = data?.data.find((one) => one.type === type);
    if (after) setLast({ before: seen, after });
    setFailed(error ? { item: seen, error } : null);
    return error;
  };
  const undoLast = async () => {
    if (last) await set(last.after, last.before.switchState, last.before.text);
    setLast(null);
  };
  const put = async (item: FeatureFlagItem, text: string | null) => {
    const refused = await set(item, 'manutencao', text);
    // Somebody else was faster: what is saved next is saved over what is there now.
    const { data } = isConflict(refused) ? await read() : {};
    const next = data?.data.find(({ type }) => type === item.type) ?? item;
    if (refused) setFailed({ item: next, error: refused });
    setOpen((now) => (now === item ? (refused ? next : null) : now));
  };
  const list = usePagedList(TYPES);
  const columns = featureFlagColumns((item, on) => set(item, on ? 'ativo' : 'manutencao', null), isLoading);
  return (
    <>
      <PagedList
        label="Tipos de consulta"
        list={list}
        columns={columns}
        keyOf={({ type }) => type}
        onOpen={(item) => {
          reset();
          setFailed(null);
          setOpen(item);
        }}
        empty={{ title: 'Nenhum tipo de consulta' }}
        counted={['tipo', 'tipos']}
        exportTo={{ path: '/api/admin/lookup-types/export', params: seenRows(list.pages, ({ type }) => type) }}
      >
        <Problem error={failed && failed.item !== open ? failureOf(failed) : undefined} />
        <DoneNotice done={last && !failed ? { text: switched(last), undo: undoLast } : null} busy={isLoading} />
      </PagedList>
      {open && (
        <MaintenanceDialog
          item={open}
          busy={isLoading}
          error={failed?.item === open ? failed.error : undefined}
          onSave={(text) => put(open, text)}
          onClose={() => setOpen(null)}
        />
      )}
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
