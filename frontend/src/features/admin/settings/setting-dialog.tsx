import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import type { SettingItem } from '../../../shared/api/generated';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { deletes, valueInWords } from './setting-words';
import { useChangeSettingMutation } from './settings.api';
import classes from './settings.module.css';

interface Props {
  readonly item: SettingItem;
  readonly onChanged: (after: SettingItem) => void;
  readonly onClose: () => void;
}

/** One setting with what follows from it. The server judges the value; its words stand under the field. */
export function SettingDialog({ item, onChanged, onClose }: Props) {
  const { name, kind, label, unit, effect, initial, least, most, changedAt: seenAt } = item;
  const [value, setValue] = useState(item.value);
  const [change, { error, isLoading }] = useChangeSettingMutation();
  const problem = error ? readApiError(error, 'Não foi possível mudar.') : null;
  const wrong = problem?.fields.find(({ field }) => field === 'value')?.message;

  async function save(wanted: string | null): Promise<void> {
    const { data } = await change({ name, changeSettingBody: { value: wanted, seenAt } });
    if (data) onChanged(data.data);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(value);
  };
  const field = {
    label: unit ? `Valor, em ${unit}` : 'Valor',
    value,
    error: wrong,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setValue(currentTarget.value),
  };
  return (
    <Dialog title={label} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.soft}>{effect}</p>
        {kind === 'domains' ? (
          <Textarea {...field} autosize minRows={2} maxRows={6} maxLength={2_000} />
        ) : (
          <TextInput
            {...field}
            inputMode="numeric"
            maxLength={9}
            description={`De ${least?.toLocaleString('pt-BR')} a ${most?.toLocaleString('pt-BR')}. No ambiente: ${valueInWords(item, initial)}.`}
          />
        )}
        {deletes(item, value) && (
          <p className={classes.warning}>O que passar do novo prazo é apagado e não volta ao se desfazer a mudança.</p>
        )}
        <p className={classes.problem} role="alert">
          {problem && !wrong && problem.text}
        </p>
        <DialogActions>
          {seenAt !== null && (
            <Button variant="subtle" loading={isLoading} onClick={() => save(null)}>
              Usar o do ambiente
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isLoading} disabled={value.trim() === item.value}>
            Mudar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
