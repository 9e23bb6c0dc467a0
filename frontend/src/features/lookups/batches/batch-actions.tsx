import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type BatchItem,
  useCancelBatchMutation,
  useDeleteBatchMutation,
  usePauseBatchMutation,
  useResumeBatchMutation,
} from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Problem } from '../../../shared/ui/problem';
import { BATCHES } from '../paths';

/** What can be done with a batch: stop it, while it goes on, and take it away once it has ended. */
export function BatchActions({ batch }: { batch: BatchItem }) {
  if (batch.endedAt === null) return <SteerBatch batch={batch} />;
  return batch.counts.waiting ? null : <DeleteBatch id={batch.id} />;
}

function DeleteBatch({ id }: { id: string }) {
  const [erase] = useDeleteBatchMutation();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Apagar lote
      </Button>
      {asking && (
        <ConfirmDialog
          title="Apagar este lote?"
          confirm="Apagar lote"
          cancel="Manter"
          failed="Não foi possível apagar."
          call={() => erase({ id })}
          onDone={() => navigate(BATCHES, { replace: true })}
          onClose={() => setAsking(false)}
        >
          A lista some daqui, com o que cada linha pedia. As consultas que ela fez ficam no histórico.
        </ConfirmDialog>
      )}
    </>
  );
}

/** Pause, resume and cancel. */
function SteerBatch({ batch: { id, status } }: { batch: BatchItem }) {
  const [pause, pausing] = usePauseBatchMutation();
  const [resume, resuming] = useResumeBatchMutation();
  const [cancel] = useCancelBatchMutation();
  const [asking, setAsking] = useState(false);
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
