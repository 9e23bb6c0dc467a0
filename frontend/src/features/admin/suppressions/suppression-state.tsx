import { SUPPRESSION_KIND_LABELS } from '@kernel/suppression';
import { Button } from '@mantine/core';
import type { SuppressionAnswer } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Tag } from '../../../shared/ui/tag';
import classes from './suppressions.module.css';

export function State({
  suppression,
  onLift,
}: {
  suppression: SuppressionAnswer;
  onLift: (of: SuppressionAnswer) => void;
}) {
  const { levantadaEm, levantadaPor, protocolo, tipo } = suppression;
  if (levantadaEm) return `Levantada em ${formatMoment(levantadaEm)}${levantadaPor ? ` por ${levantadaPor}` : ''}`;
  return (
    <span className={classes.state}>
      <Tag tone="success">Em vigor</Tag>
      <Button
        variant="default"
        size="xs"
        aria-label={`Levantar: ${SUPPRESSION_KIND_LABELS[tipo]}, ${protocolo}`}
        onClick={() => onLift(suppression)}
      >
        Levantar
      </Button>
    </span>
  );
}
