import { Button } from '@mantine/core';
import { IconTable, IconTrash } from '@tabler/icons-react';
import { CloseButton } from '../../../shared/ui/close-button';
import classes from './selection-bar.module.css';

interface Props {
  readonly count: number;
  readonly exporting: boolean;
  readonly onExport: () => void;
  readonly onErase: () => void;
  readonly onClear: () => void;
}

/** What can be done with the ticked entries; it stays at the lower edge while there are any. */
export function SelectionBar({ count, exporting, onExport, onErase, onClear }: Props) {
  return (
    <section className={classes.bar} aria-label="Seleção">
      <p role="status" className="tabular bold">
        {count === 1 ? '1 selecionada' : `${count} selecionadas`}
      </p>
      <div className={`line gap-2 middle ${classes.actions}`}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconTable size={16} aria-hidden />}
          loading={exporting}
          onClick={onExport}
        >
          Exportar
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          c="var(--n-danger)"
          onClick={onErase}
        >
          Apagar
        </Button>
        <CloseButton label="Limpar seleção" onClick={onClear} />
      </div>
    </section>
  );
}
