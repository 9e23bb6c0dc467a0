import { useMemo, useRef } from 'react';
import type { HistoryItem as Entry } from '../../../shared/api/generated';
import { MoreButton } from '../../../shared/ui/more-button';
import { counted, formatNumber } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import '../../../shared/ui/tick.css';
import { useLookupStates } from '../lookup-states';
import { useTotals } from '../totals/use-totals';
import { BoundedBlock } from './bounded-block';
import type { HistoryEntries } from './history-entries';
import { HistoryItem } from './history-item';
import classes from './history-list.module.css';
import type { Selection } from './selection';
import { useEntryActions } from './use-entry-actions';

/** How many entries come and go together as the list is scrolled. */
const BLOCK = 20;

interface Props {
  readonly history: HistoryEntries;
  readonly total: number;
  readonly selection: Selection;
  readonly onErase: (entries: readonly Entry[]) => void;
}

/** The entries with how many they are, a tick for all of them, and the way to further ones. */
export function HistoryEntriesList({ history, total, selection, onErase }: Props) {
  const { pages, error, isFetching } = history;
  const { canRun } = useLookupStates();
  const { actions, busy, failed } = useEntryActions(selection, onErase);
  const whole = useTotals()?.made ?? total;
  const blocks = useMemo(() => inBlocks(pages.flat()), [pages]);
  const ids = useMemo(() => blocks.flat().map(({ id }) => id), [blocks]);
  const all = selection.ids.size === ids.length;
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={classes.tools}>
        <label className={classes.all}>
          <input
            type="checkbox"
            className="tick"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = selection.ids.size > 0 && !all;
            }}
            onChange={() => (all ? selection.clear() : selection.set(ids))}
          />
          Selecionar todas na tela
        </label>
        <p className={`soft medium tabular ${classes.count}`} role="status">
          {formatNumber(ids.length)} de {counted(Math.max(whole, total), 'consulta')}
        </p>
      </div>
      <div ref={list} className="boxed ruled near clip" aria-busy={isFetching}>
        {blocks.map((block, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks follow each other and never change places
          <BoundedBlock key={position}>
            {() =>
              block.map((entry) => (
                <HistoryItem
                  key={entry.id}
                  entry={entry}
                  selected={selection.ids.has(entry.id)}
                  runnable={canRun(entry.consultationType)}
                  actions={actions}
                  busy={busy === entry.id}
                  problem={failed?.id === entry.id ? failed.error : undefined}
                />
              ))
            }
          </BoundedBlock>
        ))}
      </div>
      <MoreButton of={history} list={list} shown={ids.length}>
        Carregar mais
      </MoreButton>
      <Problem error={error} text="Erro ao obter histórico de consultas" />
    </>
  );
}

function inBlocks(entries: readonly Entry[]): Entry[][] {
  const count = Math.ceil(entries.length / BLOCK);
  return Array.from({ length: count }, (_, position) => entries.slice(position * BLOCK, (position + 1) * BLOCK));
}
