import { Checkbox, TextInput } from '@mantine/core';
import { Choice } from '../ui/choice';
import { type Filter, rangeProblem, TICKED } from './filters';
import classes from './list-filters.module.css';
import { SearchInput } from './search-filter';

export type Values = Readonly<Record<string, string | undefined>>;

interface FieldProps {
  readonly filter: Filter;
  readonly value: string;
  readonly values: Values;
  readonly onChange: (value: string) => void;
}

/** The field of one filter; a search stands apart, and what is hidden has none. */
export function Field({ filter, value, values, onChange }: FieldProps) {
  const { kind, label } = filter;
  const onEvent = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  switch (kind) {
    case 'choice':
    case 'order': {
      const choices = Object.entries(filter.choices).map(([one, text]) => ({ value: one, label: text }));
      const [first, ...others] = choices;
      const data =
        kind === 'choice' ? [{ value: '', label: filter.none }, ...choices] : [{ ...first, value: '' }, ...others];
      const chosen = kind === 'order' && value === first?.value ? '' : value;
      return <Choice label={label} data={data as typeof choices} value={chosen} onChange={onEvent} />;
    }
    case 'day':
      return (
        <TextInput
          label={label}
          type="date"
          value={value}
          min={filter.notBefore && values[filter.notBefore]}
          max={filter.notAfter && values[filter.notAfter]}
          error={rangeProblem(filter, value, values)}
          onChange={onEvent}
        />
      );
    case 'tick':
      return (
        <Checkbox
          className={classes.tick ?? ''}
          label={label}
          checked={value === TICKED}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? TICKED : '')}
        />
      );
    case 'text':
      return (
        <SearchInput
          label={label}
          hint={filter.hint}
          value={value}
          error={rangeProblem(filter, value, values)}
          accepts={filter.accepts}
          onSeek={onChange}
        />
      );
    case 'search':
    case 'hidden':
      return null;
  }
}
