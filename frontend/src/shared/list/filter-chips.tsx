import { IconX } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
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

/** What a list is narrowed to, a chip each; a click takes it away again. The focus goes on to the next one, and stays here after the last. */
export function FilterChips({ chips, onClear }: Props) {
  const used = chips.filter((chip) => !!chip);
  const place = useRef<HTMLDivElement>(null);
  const drop = (chip: FilterChip) => (event: MouseEvent) => {
    const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector('button');
    (used.length > 1 ? next : place.current)?.focus();
    chip.drop();
  };
  const clear = () => {
    place.current?.focus();
    onClear();
  };
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {used.length > 0 && (
        <ul className={`row gap-2 middle ${classes.chips}`} aria-label="Filtros em uso">
          {used.map((chip) => (
            <li key={chip.label}>
              <button
                type="button"
                className={classes.chip}
                onClick={drop(chip)}
                aria-label={`Remover filtro ${chip.label}`}
              >
                {chip.label}
                <IconX size={14} stroke={2} className="fixed" aria-hidden />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={classes.clear} onClick={clear}>
              Limpar filtros
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
