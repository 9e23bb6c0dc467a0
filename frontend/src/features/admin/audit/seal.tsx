import { Button } from '@mantine/core';
import type { AuditRecordAnswer } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import classes from './audit.module.css';

interface Props extends Pick<AuditRecordAnswer, 'place'> {
  readonly block: number | null;
  readonly onOpen: (id: string) => void;
}

/** A record's place in the chain, and whether it still is what was sealed. */
export function Seal({ block, place, onOpen }: Props) {
  if (!place) {
    return (
      <div className={classes.seal} data-intact="waiting">
        <h3>Ainda sem selo</h3>
        <p>Um registro é selado cerca de um segundo depois da consulta. Se continuar assim, confira a cadeia.</p>
      </div>
    );
  }
  return (
    <div className={classes.seal} data-intact={place.intact}>
      <h3>{place.intact ? 'Igual ao que foi selado' : 'Diferente do que foi selado'}</h3>
      <p>
        Bloco {block}, registro {place.place} de {place.records}, selado em {formatMoment(place.sealedAt)}.
      </p>
      <p>
        Selo <code>{place.seal.slice(0, 16)}…</code>, depois de{' '}
        {place.previousSeal ? <code>{place.previousSeal.slice(0, 16)}…</code> : 'nenhum'}.
      </p>
      <div className={classes.neighbours}>
        <Neighbour label="Anterior no bloco" id={place.before} onOpen={onOpen} />
        <Neighbour label="Seguinte no bloco" id={place.after} onOpen={onOpen} />
      </div>
    </div>
  );
}

function Neighbour({ label, id, onOpen }: { label: string; id: string | null } & Pick<Props, 'onOpen'>) {
  return (
    <Button variant="subtle" size="compact-sm" disabled={id === null} onClick={() => id && onOpen(id)}>
      {label}
    </Button>
  );
}
