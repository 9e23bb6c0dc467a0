import { Checkbox } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Problem } from '../../../shared/ui/problem';
import own from './api-keys.module.css';
import { SCOPE_CHOICES } from './key-labels';

/** The form's field: the list of what is ticked. */
interface Props extends UseFormRegisterReturn {
  readonly error?: string | undefined;
}

/** What the key may do, each by itself: a key should do no more than its program needs. */
export function ScopeChoice({ error, ...field }: Props) {
  return (
    <fieldset className={own.choice}>
      <legend>Permissões</legend>
      <div className={own.options}>
        {SCOPE_CHOICES.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} classNames={{ body: own.option }} {...field} />
        ))}
      </div>
      <Problem error={error} />
    </fieldset>
  );
}
