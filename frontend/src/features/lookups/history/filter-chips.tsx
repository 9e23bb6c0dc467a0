import { lookupDefinition } from '@kernel/lookup-catalogue';
import { IconX } from '@tabler/icons-react';
import classes from './filter-chips.module.css';
import type { HistoryFilters } from './history-filters';

interface Props {
  readonly filters: HistoryFilters;
  readonly text: string;
  readonly onChange: (filters: HistoryFilters) => void;
  readonly onText: (text: string) => void;
  readonly onClear: () => void;
}

/** What the list is narrowed to, a chip each; a click takes it away again. */
export function FilterChips({ filters, text, onChange, onText, onClear }: Props) {
  const { type, status, from, to } = filters;
  const chips = [
    text && { label: `Busca: ${text}`, drop: () => onText('') },
    type && { label: lookupDefinition(type).label, drop: () => onChange({ ...filters, type: null }) },
    status && {
      label: status === 'success' ? 'Sucesso' : 'Erro',
      drop: () => onChange({ ...filters, status: null }),
    },
    from && { label: `De ${dayInWords(from)}`, drop: () => onChange({ ...filters, from: null }) },
    to && { label: `Até ${dayInWords(to)}`, drop: () => onChange({ ...filters, to: null }) },
  ].filter((chip) => chip !== null && chip !== '');
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Filtros em uso">
      {chips.map(({ label, drop }) => (
        <li key={label}>
          <button type="button" className={classes.chip} onClick={drop} aria-label={`Remover filtro ${label}`}>
            {label}
            <IconX size={14} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={onClear}>
          Limpar filtros
        </button>
      </li>
    </ul>
  );
}

/** 2026-11-01 → 01/11/2026. */
function dayInWords(day: string): string {
  return day.split('-').reverse().join('/');
}
