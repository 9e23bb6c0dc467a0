import { lookupDefinition } from '@kernel/lookup-catalogue';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FeatureFlagItem } from '../../../shared/api/generated';
import { FormDialog } from '../../../shared/ui/form-dialog';

interface MaintenanceProps {
  readonly item: FeatureFlagItem;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSave: (text: string | null) => void;
  readonly onClose: () => void;
}

/** Puts a lookup type into maintenance with words of one's own. */
export function MaintenanceDialog({ item, busy, error, onSave, onClose }: MaintenanceProps) {
  const [text, setText] = useState(item.text);
  return (
    <FormDialog
      title={`Manutenção de ${lookupDefinition(item.type).label}`}
      submit={item.switchState === 'ativo' ? 'Pôr em manutenção' : 'Mudar o aviso'}
      busy={busy}
      error={error}
      failed="Não foi possível mudar a consulta."
      onSubmit={() => onSave(text.trim() || null)}
      onClose={onClose}
    >
      <TextInput
        label="Aviso a quem consulta"
        description="Vazio: Manutenção, voltará em breve..."
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
