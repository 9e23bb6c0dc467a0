import { Button } from '@mantine/core';
import { readApiError } from '../../../shared/api/api-error';
import { formatMoment } from '../../../shared/ui/dates';
import { StatePanel } from '../../../shared/ui/state-panel';
import classes from './unavailable.module.css';

interface Props {
  readonly error: unknown;
  /** When the figures that are still shown were read; null when there are none. */
  readonly since: string | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** That the figures cannot be had now. Those known last stay on the screen, under their time; none are made up. */
export function Unavailable({ error, since, busy, onRetry }: Props) {
  const { text, requestId } = readApiError(error, 'Não foi possível carregar agora. Tente de novo em instantes.');
  if (since === null) {
    return (
      <StatePanel
        title="Indisponível"
        text={text}
        requestId={requestId}
        action={{ label: 'Tentar Novamente', onClick: onRetry, busy }}
      />
    );
  }
  return (
    <div className={classes.unavailable} role="alert">
      <p>
        <strong>Indisponível.</strong> Estes são os últimos números conhecidos, de {formatMoment(since)}. {text}
      </p>
      <Button size="compact-md" variant="default" loading={busy} onClick={onRetry}>
        Tentar Novamente
      </Button>
    </div>
  );
}
