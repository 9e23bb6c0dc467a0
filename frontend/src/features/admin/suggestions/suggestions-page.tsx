import { SUGGESTION_STATE_LABELS, SUGGESTION_TYPE_LABELS } from '@kernel/suggestion';
import { useState } from 'react';
import type { SuggestionItem } from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/ui/data-table';
import { formatMoment } from '../../../shared/ui/dates';
import { ExportButton } from '../../../shared/ui/export-button';
import { Screen } from '../../../shared/ui/screen';
import { Tag } from '../../../shared/ui/tag';
import { SuggestionControls, useSuggestionFilters } from './suggestion-controls';
import { SuggestionDialog } from './suggestion-dialog';
import { useSuggestionPagesInfiniteQuery } from './suggestions.api';
import classes from './suggestions.module.css';
import { useSuggestionSearch } from './use-suggestion-search';

const TONES = { pendente: 'warning', em_analise: 'plain', respondida: 'success' } as const;

const COLUMNS: ReadonlyArray<Column<SuggestionItem>> = [
  { header: 'Recebida', cell: ({ timestamp }) => <span className={classes.whole}>{formatMoment(timestamp)}</span> },
  { header: 'Tipo', cell: ({ type }) => SUGGESTION_TYPE_LABELS[type] },
  { header: 'Mensagem', cell: ({ message }) => <span className={classes.excerpt}>{message}</span> },
  { header: 'De', cell: ({ email }) => <span className={classes.email}>{email ?? 'Sem endereço'}</span> },
  {
    header: 'Situação',
    cell: ({ state }) => <Tag tone={TONES[state]}>{SUGGESTION_STATE_LABELS[state]}</Tag>,
  },
];

/** What people wrote to us: found, read, answered. */
export function SuggestionsPage() {
  const { filters, change } = useSuggestionFilters();
  const list = useSuggestionPagesInfiniteQuery(filters);
  const search = useSuggestionSearch(filters);
  const [opened, setOpened] = useState<string | null>(null);
  const shown = search.list ?? list;
  const found = shown.data?.pages.flatMap(({ data }) => data).find(({ id }) => id === opened);
  const narrowed = search.list !== null || Object.values(filters).some(Boolean);
  const clear = () => {
    search.clear();
    change({});
  };
  return (
    <Screen
      title="Sugestões"
      lead="O que as pessoas escreveram na página de sugestões. As mensagens ficam cifradas, e a resposta vai por e-mail."
      actions={<ExportButton path="/api/admin/suggestions/export" params={filters} />}
    >
      <SuggestionControls filters={filters} onChange={change} search={search} />
      {search.capped && <p className={classes.note}>Há mais do que a busca mostra. Use palavras mais específicas.</p>}
      <DataTable
        label="Sugestões"
        columns={COLUMNS}
        list={shown}
        keyOf={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        empty={{ title: 'Nenhuma mensagem ainda', text: 'O que for enviado pela página de sugestões aparece aqui.' }}
        onClear={narrowed ? clear : undefined}
        counted="mensagens"
      />
      {found && (
        <SuggestionDialog suggestion={found} onChanged={search.again} onClose={() => setOpened(null)} key={found.id} />
      )}
    </Screen>
  );
}
