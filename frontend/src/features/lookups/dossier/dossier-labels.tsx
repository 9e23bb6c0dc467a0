import { Button, TextInput } from '@mantine/core';
import { IconTag, IconX } from '@tabler/icons-react';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { nextInList } from '../../../shared/ui/next-in-list';
import classes from './dossier-notes.module.css';

interface Props {
  readonly labels: readonly string[];
  readonly busy: boolean;
  /** Answers whether it is saved. */
  readonly onAdd: (label: string) => Promise<boolean>;
  readonly onDrop: (label: string) => unknown;
}

/** The labels that a dossier has, each with its way off, and a field for a new one. */
export function DossierLabels({ labels, busy, onAdd, onDrop }: Props) {
  const [label, setLabel] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const next = useRef<() => HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus is gone once there are others
  useEffect(() => {
    if (next.current && document.activeElement === document.body) (next.current() ?? field.current)?.focus();
    next.current = null;
  }, [labels]);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const byKeys = isByKeys(event);
    if (!(await onAdd(label))) return;
    setLabel((now) => (now === label ? '' : now));
    if (byKeys) field.current?.focus();
  };
  const drop = (one: string) => (event: MouseEvent) => {
    next.current = nextInList(event.currentTarget);
    onDrop(one);
  };
  return (
    <>
      {labels.length > 0 && (
        <ul className={`row ${classes.labels}`} aria-label="Etiquetas">
          {labels.map((one) => (
            <li key={one} className={`small breaks ${classes.label}`}>
              <IconTag size={15} stroke={1.7} aria-hidden />
              {one}
              <button type="button" aria-label={`Remover a etiqueta ${one}`} disabled={busy} onClick={drop(one)}>
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={classes.add} onSubmit={add}>
        <TextInput
          ref={field}
          label="Nova etiqueta"
          value={label}
          maxLength={30}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={label.trim() === '' || busy}>
          Etiquetar
        </Button>
      </form>
    </>
  );
}

/** Whether a form was sent by a key on its button: that has nothing to send afterwards, and the focus is wanted in the field. */
export function isByKeys({ nativeEvent }: FormEvent): boolean {
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.matches(':focus-visible') === true;
}
