import { Button, TextInput } from '@mantine/core';
import { IconTag, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
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
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (await onAdd(label)) setLabel('');
  };
  return (
    <>
      {labels.length > 0 && (
        <ul className={`row ${classes.labels}`} aria-label="Etiquetas">
          {labels.map((one) => (
            <li key={one} className={`small breaks ${classes.label}`}>
              <IconTag size={15} stroke={1.7} aria-hidden />
              {one}
              <button type="button" aria-label={`Tirar a etiqueta ${one}`} disabled={busy} onClick={() => onDrop(one)}>
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={classes.add} onSubmit={add}>
        <TextInput
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
