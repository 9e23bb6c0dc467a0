import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import { readApiError } from '../../../shared/api/api-error';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { type HistoryItem, useDeleteHistoryEntryMutation } from '../lookups.api';

/** Erasing cannot be undone, so it is asked first. */
export function EraseDialog({ entry, onClose }: { entry: HistoryItem; onClose: () => void }) {
  const [erase, { isLoading, error }] = useDeleteHistoryEntryMutation();
  const confirm = async () => {
    const answer = await erase({ id: entry.id });
    if (!answer.error) onClose();
  };
  return (
    <Dialog title="Apagar esta consulta?" onClose={onClose}>
      <p>
        {lookupDefinition(entry.consultationType).label} {entry.query}. O resultado salvo é apagado e não volta. O
        registro de auditoria, exigido por lei, permanece.
      </p>
      {error && <p role="alert">{readApiError(error, 'Não foi possível apagar a consulta.').text}</p>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Manter
        </Button>
        <Button color="red" onClick={confirm} loading={isLoading}>
          Apagar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
