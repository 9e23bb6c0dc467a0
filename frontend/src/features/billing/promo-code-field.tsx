import { PROMO_CODE_LENGTH } from '@kernel/promo-code';
import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './promo-code-field.module.css';
import type { PromoField } from './use-promo-code';

/** The promotional code, folded away for those who have none. */
export function PromoCodeField({ typed, verdict, type }: PromoField) {
  const [open, setOpen] = useState(typed !== '');
  useEffect(() => {
    if (typed) setOpen(true);
  }, [typed]);
  return (
    <details className={classes.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.question}>Tem um código?</summary>
      <TextInput
        size="md"
        label="Código promocional"
        className={classes.field}
        classNames={{ input: classes.input }}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        maxLength={PROMO_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={verdict.state === 'invalid'}
        description={
          <span role="status" className={classes.verdict} data-state={verdict.state}>
            {verdictText(verdict)}
          </span>
        }
        inputWrapperOrder={['label', 'input', 'description']}
        rightSection={typed && <CloseButton aria-label="Limpar código" onClick={() => type('')} />}
      />
    </details>
  );
}

function verdictText(verdict: PromoField['verdict']): string {
  switch (verdict.state) {
    case 'none':
      return '';
    case 'checking':
      return 'Verificando código…';
    default:
      return verdict.message;
  }
}
