import { IconX } from '@tabler/icons-react';
import classes from './filter-chips.module.css';

export interface FilterChip {
  readonly label: string;
  readonly drop: () => void;
}

interface Props {
  /** Those that are null or empty narrow nothing. */
  readonly chips: ReadonlyArray<FilterChip | null | ''>;
  readonly onClear: () => void;
}

/** What a list is narrowed to, a chip each; a click takes it away again. */
export function FilterChips({ chips, onClear }: Props) {
  const used = chips.filter((chip) => chip !== null && chip !== '');
  if (used.length === 0) return null;
  return (
    <ul className={`row gap-2 middle ${classes.chips}`} aria-label="Filtros em uso">
      {used.map(({ label, drop }) => (
        <li key={label}>
          <button type="button" className={classes.chip} onClick={drop} aria-label={`Remover filtro ${label}`}>
            {label}
            <IconX size={14} stroke={2} className="fixed" aria-hidden />
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
