import { SUGGESTION_STATE_LABELS, SUGGESTION_TYPE_LABELS } from '@kernel/suggestion';
import type { SuggestionItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, order } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { Screen } from '../../../shared/ui/screen';
import { Tag } from '../../../shared/ui/tag';
import { useAsked } from '../../../shared/ui/use-asked';
import { searchSuggestions } from '../searches';
import { SuggestionDialog } from './suggestion-dialog';

const SUGGESTIONS = {
  filters: {
    state: choice('Situação', SUGGESTION_STATE_LABELS, 'Todas'),
    type: choice('Tipo', SUGGESTION_TYPE_LABELS),
    sort: order({ newest: 'Mais novas', oldest: 'Mais antigas' }),
  },
  usePages: pagesOf('listSuggestions'),
  search: { hint: 'Palavra da mensagem ou da resposta, ou e-mail inteiro', call: searchSuggestions },
};

const TONES = { pendente: 'warning', em_analise: 'plain', respondida: 'success' } as const;

const COLUMNS: ReadonlyArray<Column<SuggestionItem>> = [
  { header: 'Recebida', cell: ({ timestamp }) => formatMoment(timestamp), look: 'line' },
  { header: 'Tipo', cell: ({ type }) => SUGGESTION_TYPE_LABELS[type] },
  { header: 'Mensagem', cell: ({ message }) => message, look: 'excerpt' },
  { header: 'De', cell: ({ email }) => email ?? 'Sem endereço', look: 'line' },
  { header: 'Situação', cell: ({ state }) => <Tag tone={TONES[state]}>{SUGGESTION_STATE_LABELS[state]}</Tag> },
];

/** What people wrote to us: found, read, answered. */
export function SuggestionsPage() {
  const list = usePagedList(SUGGESTIONS);
  const { asked, ask, close } = useAsked<SuggestionItem>();
  return (
    <Screen
      title="Sugestões"
      lead="O que as pessoas escreveram na página de sugestões. As mensagens ficam criptografadas, e a resposta vai por e-mail."
    >
      <PagedList
        label="Sugestões"
        list={list}
        columns={COLUMNS}
        onOpen={ask}
        empty={{ title: 'Nenhuma mensagem ainda', text: 'O que for enviado pela página de sugestões aparece aqui.' }}
        counted={['mensagem', 'mensagens']}
        exportTo={{ path: '/api/admin/suggestions/export', inBody: true }}
      />
      {asked && <SuggestionDialog suggestion={asked} onChanged={() => void list.pages.refetch()} onClose={close} />}
    </Screen>
  );
}
