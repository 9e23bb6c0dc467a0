import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type FeatureFlagItem, useLazyListFeatureFlagsQuery } from '../../../shared/api/generated';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { isConflict } from '../is-conflict';
import { labelOf } from './feature-flag-columns';

interface MaintenanceProps {
  readonly item: FeatureFlagItem;
  /** Answers why it failed, if it did. */
  readonly put: (item: FeatureFlagItem, text: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Puts a lookup type into maintenance with words of one's own. */
export function MaintenanceDialog({ item: opened, put, onClose }: MaintenanceProps) {
  const [item, setItem] = useState(opened);
  const [text, setText] = useState(item.text);
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const [read] = useLazyListFeatureFlagsQuery();
  const save = async () => {
    setState({ busy: true });
    const refused = await put(item, text.trim() || null);
    if (!refused) return onClose();
    // Somebody else was faster: what is saved next is saved over what is there now.
    const { data } = isConflict(refused) ? await read() : {};
    setItem(data?.data.find(({ type }) => type === item.type) ?? item);
    setState({ busy: false, error: refused });
  };
  return (
    <FormDialog
      title={`Manutenção de ${labelOf(item)}`}
      submit={item.switchState === 'ativo' ? 'Pôr em manutenção' : 'Mudar o aviso'}
      busy={busy}
      error={error}
      failed="Não foi possível mudar a consulta."
      onSubmit={save}
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
