import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import { DocumentInput } from './document-input';
import type { LookupFlow } from './lookup-flow';
import classes from './lookup-form.module.css';
import type { ChosenPurpose } from './purpose';
import { PurposeChoice } from './purpose-choice';

interface Props {
  readonly type: LookupType;
  readonly flow: LookupFlow;
  readonly chosen: ChosenPurpose;
  readonly onSubmit: () => void;
  readonly ref: Ref<HTMLFormElement>;
}

/** What an input's label leaves open. */
const HELP: Partial<Record<LookupType, Readonly<Record<string, string>>>> = {
  pix: { sufixo: 'Os dígitos do CPF que o comprovante Pix mostra: de ***.982.247-**, 982247.' },
};

/** The inputs of a type, its purpose when the data is personal, and the button with the reason why it is off. */
export function LookupForm({ type, flow, chosen, onSubmit, ref }: Props) {
  const { inputs, personal } = lookupDefinition(type);
  const { values, run } = flow;
  const running = run.phase === 'running';
  const purposeError = run.phase === 'failed' && run.problem.code === 'PURPOSE_REQUIRED' ? run.problem.text : null;
  const reason = reasonToWait(type, values, personal && chosen.purpose === null);
  const purposeField = useFocusWhen(purposeError !== null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null && !running) onSubmit();
  };

  return (
    <form ref={ref} className={classes.panel} onSubmit={submit} noValidate>
      {inputs.map((input, position) => (
        <DocumentInput
          key={input.name}
          help={HELP[type]?.[input.name]}
          input={input}
          type={type}
          initial={values[input.name] ?? ''}
          disabled={running}
          autoFocus={position === 0}
          onChange={(value) => flow.setValue(input.name, value)}
        />
      ))}
      <div className={classes.run}>
        {personal && chosen.known && (
          <PurposeChoice ref={purposeField} chosen={chosen} error={purposeError} disabled={running} />
        )}
        <div className={classes.submit}>
          <Button
            type="submit"
            size="md"
            variant={run.phase === 'failed' && purposeError === null ? 'default' : 'filled'}
            disabled={reason !== null}
            loading={running}
          >
            Consultar
          </Button>
          {reason !== null && <p className={classes.reason}>{reason}</p>}
        </div>
      </div>
    </form>
  );
}

/** Why the button is off, in words; null when it is on. */
function reasonToWait(type: LookupType, values: LookupFlow['values'], purposeMissing: boolean): string | null {
  const { inputs } = lookupDefinition(type);
  for (const { name, label, rule } of inputs) {
    const value = values[name] ?? '';
    if (inputs.length > 1 && rule(value) !== null) return rule(value);
    if (value.trim() === '') return `Preencha o campo ${label}.`;
    if (rule(value) !== null) return `Complete o campo ${label}.`;
  }
  return purposeMissing ? 'Escolha a finalidade.' : null;
}

function useFocusWhen(wanted: boolean) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [wanted]);
  return place;
}
