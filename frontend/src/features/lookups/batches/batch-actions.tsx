import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type BatchItem,
  useCancelBatchMutation,
  usePauseBatchMutation,
  useResumeBatchMutation,
} from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Problem } from '../../../shared/ui/problem';

/** Pause, resume and cancel, for a batch that has not ended. */
export function BatchActions({ batch: { id, status, endedAt } }: { batch: BatchItem }) {
  const [pause, pausing] = usePauseBatchMutation();
  const [resume, resuming] = useResumeBatchMutation();
  const [cancel] = useCancelBatchMutation();
  const [asking, setAsking] = useState(false);
  if (endedAt) return null;
  return (
    <>
      {status === 'paused' ? (
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          loading={resuming.isLoading}
          onClick={() => resume({ id })}
        >
          Retomar
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={16} aria-hidden />}
          loading={pausing.isLoading}
          onClick={() => pause({ id })}
        >
          Pausar
        </Button>
      )}
      <Button variant="default" onClick={() => setAsking(true)}>
        Cancelar lote
      </Button>
      <Problem error={pausing.error ?? resuming.error} />
      {asking && (
        <ConfirmDialog
          title="Cancelar este lote?"
          confirm="Cancelar lote"
          cancel="Voltar"
          failed="Não foi possível cancelar."
          call={() => cancel({ id })}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          O que ainda não foi consultado não será, e nada custa. O que já foi fica no histórico.
        </ConfirmDialog>
      )}
    </>
  );
}
