import { Button, Textarea, TextInput } from '@mantine/core';
import { IconTag, IconTrash, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { type DossierAnnotations, generatedApi } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Problem } from '../../../shared/ui/problem';
import { TitledSection } from '../result/titled-section';
import classes from './dossier-notes.module.css';

const { useAnnotateDossierMutation } = generatedApi.enhanceEndpoints({
  endpoints: { annotateDossier: { invalidatesTags: (_answer, error) => (error ? [] : ['Dossiers']) } },
});

/** Labels and notes of one's own. Each change is saved at once, over the version that was read. */
export function DossierNotes({ id, about }: { id: string; about: DossierAnnotations }) {
  const [shown, setShown] = useState<DossierAnnotations>(about);
  const [label, setLabel] = useState('');
  const [note, setNote] = useState('');
  const [said, setSaid] = useState('');
  const [save, { isLoading, error }] = useAnnotateDossierMutation();
  const { anotacoes, etiquetas, versao } = shown;
  const change = async (next: { anotacoes?: string[]; etiquetas?: string[] }, done: string, clear?: () => void) => {
    setSaid('');
    const annotateDossierBody = { anotacoes: anotacoes.map(({ texto }) => texto), etiquetas, versao, ...next };
    const answer = await save({ id, annotateDossierBody });
    if (!answer.data) return;
    setShown(answer.data.dossie);
    setSaid(done);
    clear?.();
  };
  const submitting = (send: () => void) => (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <TitledSection title="Etiquetas e anotações">
      {etiquetas.length > 0 && (
        <ul className={classes.labels} aria-label="Etiquetas">
          {etiquetas.map((one) => (
            <li key={one} className={classes.label}>
              <IconTag size={15} stroke={1.7} aria-hidden />
              {one}
              <button
                type="button"
                aria-label={`Tirar a etiqueta ${one}`}
                disabled={isLoading}
                onClick={() => change({ etiquetas: etiquetas.filter((other) => other !== one) }, 'Etiqueta tirada.')}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={classes.add}
        onSubmit={submitting(() => change({ etiquetas: [...etiquetas, label] }, 'Etiqueta salva.', () => setLabel('')))}
      >
        <TextInput
          label="Nova etiqueta"
          value={label}
          maxLength={30}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={label.trim() === '' || isLoading}>
          Etiquetar
        </Button>
      </form>
      {anotacoes.length > 0 && (
        <ul className={classes.notes} aria-label="Anotações">
          {anotacoes.map(({ texto, em }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter
            <li key={position} className={classes.note}>
              <p className={classes.text}>{texto}</p>
              <p className={classes.when}>
                {formatMoment(em)}
                <button
                  type="button"
                  aria-label={`Apagar a anotação de ${formatMoment(em)}`}
                  disabled={isLoading}
                  onClick={() =>
                    change(
                      { anotacoes: anotacoes.filter((_, at) => at !== position).map((one) => one.texto) },
                      'Anotação apagada.',
                    )
                  }
                >
                  <IconTrash size={15} stroke={1.7} aria-hidden />
                </button>
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        className={classes.write}
        onSubmit={submitting(() =>
          change({ anotacoes: [...anotacoes.map(({ texto }) => texto), note] }, 'Anotação salva.', () => setNote('')),
        )}
      >
        <Textarea
          label="Nova anotação"
          rows={3}
          value={note}
          maxLength={2000}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={note.trim() === '' || isLoading}>
          Salvar anotação
        </Button>
      </form>
      <p className={classes.said} role="status">
        {said}
      </p>
      <Problem error={error} text="Não foi possível salvar." />
      <p className={classes.hint}>
        Só esta conta as lê. Elas acabam com a última consulta do dossiê ou com o prazo de guarda dela; a busca do
        histórico acha as etiquetas.
      </p>
    </TitledSection>
  );
}
