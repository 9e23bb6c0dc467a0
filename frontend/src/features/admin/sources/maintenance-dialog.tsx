import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { LookupSwitchItem } from '../../../shared/api/generated';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';

interface Props {
  readonly item: LookupSwitchItem;
  readonly onSave: (text: string | null) => void;
  readonly onClose: () => void;
}

/** Puts a lookup type into maintenance with words of one's own. */
export function MaintenanceDialog({ item, onSave, onClose }: Props) {
  const [text, setText] = useState(item.text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim() || null);
  };
  return (
    <Dialog title={`Manutenção de ${lookupDefinition(item.type).label}`} onClose={onClose}>
      <form onSubmit={save}>
        <TextInput
          mt="md"
          label="Aviso a quem consulta"
          description="Vazio: Manutenção, voltará em breve..."
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit">{item.switchState === 'ativo' ? 'Pôr em manutenção' : 'Mudar o aviso'}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
