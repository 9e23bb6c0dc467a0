import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { PURPOSES } from '@kernel/purposes';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { type AuditRecordAnswer, useGetAuditRecordQuery } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { Facts } from '../../../shared/ui/facts';
import { Loaded } from '../../../shared/ui/loaded';
import { Seal } from './seal';

interface Props {
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onAccount: (accountId: string) => void;
}

/** One record of the audit with who asked and its place in the chain. Opening it is itself recorded. */
export function AuditRecord({ id, onOpen, onClose, onAccount }: Props) {
  const query = useGetAuditRecordQuery({ id });
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
    [
      'Quem consultou',
      account ? [account.name, account.email].filter(Boolean).join(' · ') : 'Conta que não existe mais',
    ],
    ['Conta', <code key="id">{data.accountId}</code>],
    ['Tipo', lookupDefinition(data.type).label],
    ['Titular', data.subject],
    ['Finalidade', data.purpose ? PURPOSES[data.purpose] : 'Não se aplica'],
    ['Base legal', data.legalBasis ?? 'Dados abertos'],
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
