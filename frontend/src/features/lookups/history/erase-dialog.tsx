import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import type { HistoryItem } from '../lookups.api';
import { useHistoryErase } from './history-erase';

interface Props {
  readonly entries: readonly HistoryItem[];
  readonly onErased: () => void;
  readonly onClose: () => void;
}

/** Erasing cannot be undone, so it is asked first. */
export function EraseDialog({ entries, onErased, onClose }: Props) {
  const { erase, busy, problem } = useHistoryErase();
  const [first] = entries;
  const one = entries.length === 1 && first;
  const confirm = async () => {
    if (!(await erase(entries.map(({ id }) => id)))) return;
    onErased();
    onClose();
  };
  return (
    <Dialog title={one ? 'Apagar esta consulta?' : `Apagar ${entries.length} consultas?`} onClose={onClose}>
      <p>
        {one
          ? `${lookupDefinition(one.consultationType).label} ${one.query}. O resultado salvo é apagado e não volta.`
          : 'Os resultados salvos são apagados e não voltam.'}{' '}
        O registro de auditoria, exigido por lei, permanece.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Manter
        </Button>
        <Button color="red" onClick={confirm} loading={busy}>
          Apagar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
