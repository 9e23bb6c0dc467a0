import { dossierLabelKey } from '@kernel/dossier-label';
import { Button, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import type { DossierAnnotations } from '../../../shared/api/generated';
import { useDraft } from '../../../shared/drafts';
import { formatMoment } from '../../../shared/ui/dates';
import { Problem } from '../../../shared/ui/problem';
import { Said } from '../../../shared/ui/said';
import { TitledSection } from '../result/titled-section';
import { DossierLabels, isByKeys } from './dossier-labels';
import classes from './dossier-notes.module.css';
import { useAnnotations } from './use-annotations';

/** Labels and notes of one's own. */
export function DossierNotes({ id, about }: { id: string; about: DossierAnnotations }) {
  const { anotacoes, etiquetas, change, busy, said, problem } = useAnnotations(id, about);
  const [note, setNote, sent] = useDraft(`anotacao-${id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const texts = anotacoes.map(({ texto }) => texto);
  /** How many notes more than before say this; two may be alike to the letter. */
  const gained = (now: DossierAnnotations, text: string) =>
    now.anotacoes.filter(({ texto }) => texto === text).length - texts.filter((texto) => texto === text).length;
  const write = async (event: FormEvent) => {
    event.preventDefault();
    const byKeys = isByKeys(event);
    const saved = await change({
      anotacoes: [...texts, note],
      done: 'Anotação salva.',
      isMade: (now) => gained(now, note.trim()) > 0,
    });
    if (saved) sent(note);
    if (saved && byKeys) field.current?.focus();
  };
  return (
    <TitledSection title="Etiquetas e anotações" screenOnly={etiquetas.length + anotacoes.length === 0}>
      <DossierLabels
        labels={etiquetas}
        busy={busy}
        onAdd={(one) =>
          change({
            etiquetas: [...etiquetas, one],
            done: 'Etiqueta salva.',
            isMade: (now) => now.etiquetas.some((other) => sameLabel(other, one)),
          })
        }
        onDrop={(one) =>
          change({
            etiquetas: etiquetas.filter((other) => other !== one),
            done: 'Etiqueta removida.',
            isMade: (now) => !now.etiquetas.some((other) => sameLabel(other, one)),
          })
        }
      />
      <WrittenNotes
        notes={anotacoes}
        busy={busy}
        onErase={(position) =>
          change({
            anotacoes: texts.filter((_, at) => at !== position),
            done: 'Anotação apagada.',
            isMade: (now) => gained(now, texts[position] ?? '') < 0,
          })
        }
      />
      <form className={`apart grid gap-2 ${classes.write}`} onSubmit={write}>
        <Textarea
          ref={field}
          label="Nova anotação"
          rows={3}
          value={note}
          maxLength={2000}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={note.trim() === '' || busy}>
          Salvar anotação
        </Button>
      </form>
      <Said>{said}</Said>
      <Problem error={problem} text="Não foi possível salvar." />
      <p className={`spaced ${classes.hint}`}>
        Só você as vê. São apagadas quando a última consulta do dossiê é apagada ou passa do prazo de guarda. A busca do
        histórico encontra as etiquetas.
      </p>
    </TitledSection>
  );
}

function sameLabel(one: string, other: string): boolean {
  return dossierLabelKey(one) === dossierLabelKey(other);
}

interface Props {
  readonly notes: DossierAnnotations['anotacoes'];
  readonly busy: boolean;
  readonly onErase: (position: number) => unknown;
}

/** The notes of a dossier, each with its moment. */
function WrittenNotes({ notes, busy, onErase }: Props) {
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-2 apart" aria-label="Anotações">
      {notes.map(({ texto, em }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter
        <li key={position} className={classes.note}>
          <p className={classes.text}>{texto}</p>
          <p className={`soft tabular tiny middle between ${classes.when}`}>
            {formatMoment(em)}
            <button
              type="button"
              aria-label={`Apagar a anotação de ${formatMoment(em)}`}
              disabled={busy}
              onClick={() => onErase(position)}
            >
              <IconTrash size={15} stroke={1.7} aria-hidden />
            </button>
          </p>
        </li>
      ))}
    </ul>
  );
}
