import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { PURPOSES } from '@kernel/purposes';
import { IconX } from '@tabler/icons-react';
import classes from './audit.module.css';
import type { AuditFilters, Sought } from './audit-filters';

interface Props {
  readonly filters: AuditFilters;
  readonly sought: Sought | null;
  readonly onChange: (filters: AuditFilters) => void;
  readonly onSeek: (sought: Sought | null) => void;
  readonly onClear: () => void;
}

/** What the list is narrowed to, a chip each; a click takes it away again. */
export function AuditChips({ filters, sought, onChange, onSeek, onClear }: Props) {
  const { type, outcome, purpose, from, to, accountId } = filters;
  const without = (name: keyof AuditFilters) => () => onChange({ ...filters, [name]: null });
  const chips = [
    sought && { label: Object.values(sought).join(' · '), drop: () => onSeek(null) },
    type && { label: lookupDefinition(type).label, drop: without('type') },
    outcome && { label: AUDIT_OUTCOME_LABELS[outcome], drop: without('outcome') },
    purpose && { label: PURPOSES[purpose], drop: without('purpose') },
    from && { label: `De ${dayInWords(from)}`, drop: without('from') },
    to && { label: `Até ${dayInWords(to)}`, drop: without('to') },
    accountId && { label: `Conta ${accountId.slice(-8)}`, drop: without('accountId') },
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
