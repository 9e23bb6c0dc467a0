import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { basisInWords } from '@kernel/legal-bases';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { PURPOSES } from '@kernel/purposes';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type AuditRecordAnswer, useGetAuditRecordQuery } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { DOT } from '../../../shared/ui/dot';
import { Facts } from '../../../shared/ui/facts';
import { Loaded } from '../../../shared/ui/loaded';
import classes from './audit.module.css';

interface Props {
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onAccount: (accountId: string) => void;
}

/** One record of the audit with who asked and its place in the chain. Opening it is itself recorded. */
export function AuditRecord({ id, onOpen, onClose, onAccount }: Props) {
  const query = useGetAuditRecordQuery(id);
  const { currentData } = query;
  return (
    <Dialog title="Registro de auditoria" onClose={onClose}>
      <Loaded query={{ ...query, data: currentData }} failed="Não foi possível abrir o registro">
        {(record) => <Record {...record} onOpen={onOpen} />}
      </Loaded>
      <DialogActions>
        {currentData && (
          <Button variant="default" onClick={() => onAccount(currentData.data.accountId)}>
            Consultas desta conta
          </Button>
        )}
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}

function Record({ data, account, place, onOpen }: AuditRecordAnswer & Pick<Props, 'onOpen'>) {
  const facts: [string, ReactNode][] = [
    ['Quando', formatMoment(data.at)],
    ['Quem consultou', account ? [account.name, account.email].filter(Boolean).join(DOT) : 'Conta encerrada'],
    ['Conta', <code key="id">{data.accountId}</code>],
    ['Tipo', lookupDefinition(data.type).label],
    ['Titular', data.subject],
    ['Finalidade', data.purpose ? PURPOSES[data.purpose] : 'Não se aplica'],
    ['Base legal', basisInWords(data.legalBasis) ?? 'Dados abertos'],
    ['Fonte', data.fonte ?? 'Nenhuma fonte foi consultada'],
    ['Desfecho', AUDIT_OUTCOME_LABELS[data.outcome]],
    ['Protocolo', <code key="protocol">{data.protocolo}</code>],
  ];
  return (
    <>
      <Facts facts={facts} />
      <Seal block={data.block} place={place} onOpen={onOpen} />
    </>
  );
}

interface SealProps extends Pick<AuditRecordAnswer, 'place'>, Pick<Props, 'onOpen'> {
  readonly block: number | null;
}

/** A record's place in the chain, and whether it still is what was sealed. */
function Seal({ block, place, onOpen }: SealProps) {
  if (!place) {
    return (
      <div className={classes.seal} data-intact="waiting">
        <h3 className="medium">Ainda sem selo</h3>
        <p>Um registro é selado cerca de um segundo depois da consulta. Se continuar assim, confira a cadeia.</p>
      </div>
    );
  }
  return (
    <div className={classes.seal} data-intact={place.intact}>
      <h3 className="medium">{place.intact ? 'Igual ao que foi selado' : 'Diferente do que foi selado'}</h3>
      <p>
        Bloco {block}, registro {place.place} de {place.records}, selado em {formatMoment(place.sealedAt)}.
      </p>
      <p>
        Selo <code>{place.seal.slice(0, 16)}…</code>, depois de{' '}
        {place.previousSeal ? <code>{place.previousSeal.slice(0, 16)}…</code> : 'nenhum'}.
      </p>
      <div className="row near gap-2">
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
