import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
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

/** The inputs of a type, its purpose when the data is personal, and the button, which is off only while something is empty. */
export function LookupForm({ type, flow, chosen, onSubmit, ref }: Props) {
  const { inputs, personal } = lookupDefinition(type);
  const { values, run } = flow;
  const running = run.phase === 'running';
  const purposeError = run.phase === 'failed' && run.problem.code === 'PURPOSE_REQUIRED' ? run.problem.text : null;
  const reason = whatIsEmpty(type, values, personal && chosen.purpose === null);
  const [refused, setRefused] = useState(0);
  const purposeField = useFocusWhen(purposeError !== null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reason !== null || running) return;
    const wrong = inputs.find(({ name, rule }) => rule(values[name] ?? '') !== null);
    if (!wrong) return onSubmit();
    setRefused((times) => times + 1);
    const field = event.currentTarget.elements.namedItem(wrong.name);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form ref={ref} className={`boxed ${classes.panel}`} onSubmit={submit} noValidate>
      {inputs.map((input, position) => (
        <DocumentInput
          key={input.name}
          help={HELP[type]?.[input.name]}
          input={input}
          type={type}
          initial={values[input.name] ?? ''}
          disabled={running}
          refused={refused}
          autoFocus={position === 0}
          onChange={(value) => flow.setValue(input.name, value)}
        />
      ))}
      <div className={`stack shown-whole ${classes.run}`} data-waiting={(personal && !chosen.known) || undefined}>
        {personal &&
          (chosen.known ? (
            <PurposeChoice ref={purposeField} chosen={chosen} error={purposeError} disabled={running} />
          ) : (
            <div className={classes.place} data-settled />
          ))}
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
          {reason !== null && <p className={`soft small ${classes.reason}`}>{reason}</p>}
        </div>
      </div>
    </form>
  );
}

/** Why the button is off, in words; null when it is on. */
function whatIsEmpty(type: LookupType, values: LookupFlow['values'], purposeMissing: boolean): string | null {
  const { inputs } = lookupDefinition(type);
  const empty = inputs.find(({ name }) => (values[name] ?? '').trim() === '');
  if (empty) return inputs.length > 1 ? empty.rule('') : `Preencha o campo ${empty.label}.`;
  return purposeMissing ? 'Escolha a finalidade.' : null;
}

function useFocusWhen(wanted: boolean) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [wanted]);
  return place;
}
