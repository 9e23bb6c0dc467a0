import { PROMO_CODE_LENGTH } from '@kernel/promo-code';
import { CloseButton, TextInput } from '@mantine/core';
import { Fold } from '../../shared/ui/fold';
import { useMedia } from '../../shared/ui/media';
import { useMounted } from '../../shared/ui/use-mounted';
import classes from './promo-code-field.module.css';
import type { PromoField } from './use-promo-code';

/** The promotional code; where room is short, folded away for those who have none. */
export function PromoCodeField({ typed, verdict, type }: PromoField) {
  const onPhone = useMedia('(max-width: 639px)');
  const mounted = useMounted();
  const field = (
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
  );
  return (
    <div className={classes.place} data-unfolded={!mounted || undefined}>
      {onPhone ? (
        <Fold label="Tem um código?" inUse={typed !== ''}>
          {field}
        </Fold>
      ) : (
        field
      )}
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
