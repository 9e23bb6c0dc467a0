import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { PURPOSES } from '@kernel/purposes';
import { dayInWords } from '../../../shared/ui/dates';
import { FilterChips } from '../../../shared/ui/filter-chips';
import type { AuditFilters, Sought } from './audit-filters';

interface Props {
  readonly filters: AuditFilters;
  readonly sought: Sought | null;
  readonly onChange: (filters: AuditFilters) => void;
  readonly onSeek: (sought: Sought | null) => void;
  readonly onClear: () => void;
}

/** What the audit is narrowed to. */
export function AuditChips({ filters, sought, onChange, onSeek, onClear }: Props) {
  const { type, outcome, purpose, from, to, accountId } = filters;
  const without = (name: keyof AuditFilters) => () => onChange({ ...filters, [name]: null });
  return (
    <FilterChips
      chips={[
        sought && { label: Object.values(sought).join(' · '), drop: () => onSeek(null) },
        type && { label: lookupDefinition(type).label, drop: without('type') },
        outcome && { label: AUDIT_OUTCOME_LABELS[outcome], drop: without('outcome') },
        purpose && { label: PURPOSES[purpose], drop: without('purpose') },
        from && { label: `De ${dayInWords(from)}`, drop: without('from') },
        to && { label: `Até ${dayInWords(to)}`, drop: without('to') },
        accountId && { label: `Conta ${accountId.slice(-8)}`, drop: without('accountId') },
      ]}
      onClear={onClear}
    />
  );
}
