import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type SettingItem, useChangeSettingMutation, useLazyListSettingsQuery } from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { formatMoment } from '../../../shared/ui/dates';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { isConflict } from '../is-conflict';
import { deletes, valueLabel } from './setting-labels';

interface Props {
  readonly item: SettingItem;
  readonly onChanged: (before: SettingItem, after: SettingItem) => void;
  readonly onClose: () => void;
}

/** One setting with what follows from it. The server judges the value; its words stand under the field. */
export function SettingDialog({ item: opened, onChanged, onClose }: Props) {
  const [item, setItem] = useState(opened);
  const { name, kind, label, unit, effect, initial, least, most, changedAt: seenAt } = item;
  const [value, setValue] = useState(item.value);
  const [resetting, setResetting] = useState(false);
  const [change, { error, isLoading }] = useChangeSettingMutation();
  const [read] = useLazyListSettingsQuery();
  const wrong = readApiError(error, '').fields.find(({ field }) => field === 'value')?.message;

  async function save(wanted: string | null) {
    const answer = await change({ name, changeSettingBody: { value: wanted, seenAt } });
    if (answer.data) onChanged(item, answer.data.data);
    // Somebody else was faster: what is saved next is saved over what is there now, once that was seen.
    if (isConflict(answer.error)) {
      const { data } = await read();
      setItem(data?.data.find((one) => one.name === name) ?? item);
      setResetting(false);
    }
    return answer;
  }
  if (resetting) {
    return (
      <ConfirmDialog
        title={label}
        confirm={`Usar ${valueLabel(item, initial)}`}
        failed="Não foi possível mudar."
        call={() => save(null)}
        onDone={() => undefined}
        onClose={() => setResetting(false)}
      >
        <p>O que passa de {valueLabel(item, initial)} é apagado e não volta ao se desfazer a mudança.</p>
      </ConfirmDialog>
    );
  }
  const field = {
    label: unit ? `Valor, em ${unit}` : 'Valor',
    value,
    error: wrong,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setValue(currentTarget.value),
  };
  return (
    <FormDialog
      title={label}
      submit="Mudar"
      busy={isLoading}
      disabled={value.trim() === item.value}
      error={wrong ? undefined : error}
      failed="Não foi possível mudar."
      actions={
        seenAt !== null && (
          <Button
            variant="subtle"
            loading={isLoading}
            onClick={() => (deletes(item, initial) ? setResetting(true) : save(null))}
          >
            Usar o do ambiente
          </Button>
        )
      }
      onSubmit={() => save(value)}
      onClose={onClose}
    >
      <p>{effect}</p>
      {item !== opened && <p>{nowInWords(item)}</p>}
      {kind === 'domains' ? (
        <Textarea {...field} autosize minRows={2} maxRows={6} maxLength={2_000} />
      ) : (
        <TextInput
          {...field}
          inputMode="numeric"
          maxLength={9}
          description={`De ${least?.toLocaleString('pt-BR')} a ${most?.toLocaleString('pt-BR')}. No ambiente: ${valueLabel(item, initial)}.`}
        />
      )}
      {deletes(item, value) && (
        <p className="caution">O que passar do novo prazo é apagado e não volta ao se desfazer a mudança.</p>
      )}
    </FormDialog>
  );
}

function nowInWords(item: SettingItem): string {
  const { value, changedAt, changedBy } = item;
  const whose = changedAt ? `${changedBy ? `de ${changedBy}, ` : ''}${formatMoment(changedAt)}` : 'como no ambiente';
  return `Valor atual: ${valueLabel(item, value)}, ${whose}.`;
}
