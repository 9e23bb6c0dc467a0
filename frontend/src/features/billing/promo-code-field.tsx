import { PROMO_CODE_LENGTH } from '@kernel/promo-code';
import { CloseButton, TextInput } from '@mantine/core';
import { Fold } from '../../shared/ui/fold';
import { useMounted } from '../../shared/ui/use-mounted';
import classes from './promo-code-field.module.css';
import type { PromoField } from './use-promo-code';

/** The promotional code, folded away for those who have none. */
export function PromoCodeField({ typed, verdict, type }: PromoField) {
  const mounted = useMounted();
  return (
    <div className={classes.place}>
      {/* Markup made at build time is closed, and would stay so if it were taken over as open. */}
      <Fold label="Tem um código?" inUse={mounted && typed !== ''}>
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
            <span role="status" className={`soft medium block ${classes.verdict}`} data-state={verdict.state}>
              {verdictText(verdict)}
            </span>
          }
          inputWrapperOrder={['label', 'input', 'description']}
          rightSection={typed && <CloseButton aria-label="Limpar código" onClick={() => type('')} />}
        />
      </Fold>
    </div>
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
