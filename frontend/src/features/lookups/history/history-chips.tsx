import { lookupDefinition } from '@kernel/lookup-catalogue';
import { dayInWords } from '../../../shared/ui/dates';
import { FilterChips } from '../../../shared/list/filter-chips';
import type { HistoryFilters } from './history-filters';

interface Props {
  readonly filters: HistoryFilters;
  readonly text: string;
  readonly onChange: (filters: HistoryFilters) => void;
  readonly onText: (text: string) => void;
  readonly onClear: () => void;
}

/** What the history is narrowed to. */
export function HistoryChips({ filters, text, onChange, onText, onClear }: Props) {
  const { type, status, from, to } = filters;
  const without = (name: keyof HistoryFilters) => () => onChange({ ...filters, [name]: null });
  return (
    <FilterChips
      chips={[
        text && { label: `Busca: ${text}`, drop: () => onText('') },
        type && { label: lookupDefinition(type).label, drop: without('type') },
        status && { label: status === 'success' ? 'Sucesso' : 'Erro', drop: without('status') },
        from && { label: `De ${dayInWords(from)}`, drop: without('from') },
        to && { label: `Até ${dayInWords(to)}`, drop: without('to') },
      ]}
      onClear={onClear}
    />
  );
}
