import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type DossierAnnotations, generatedApi } from '../../../shared/api/generated';
import { Problem } from '../../../shared/ui/problem';
import { Said } from '../../../shared/ui/said';
import { TitledSection } from '../result/titled-section';
import { DossierLabels } from './dossier-labels';
import classes from './dossier-notes.module.css';
import { WrittenNotes } from './written-notes';

const { useAnnotateDossierMutation } = generatedApi.enhanceEndpoints({
  endpoints: { annotateDossier: { invalidatesTags: (_answer, error) => (error ? [] : ['Dossiers']) } },
});

/** Labels and notes of one's own. Each change is saved at once, over the version that was read. */
export function DossierNotes({ id, about }: { id: string; about: DossierAnnotations }) {
  const [shown, setShown] = useState<DossierAnnotations>(about);
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
  const write = (event: FormEvent) => {
    event.preventDefault();
    const texts = [...anotacoes.map(({ texto }) => texto), note];
    void change({ anotacoes: texts }, 'Anotação salva.', () => setNote(''));
  };
  return (
    <TitledSection title="Etiquetas e anotações">
      <DossierLabels
        labels={etiquetas}
        busy={isLoading}
        onAdd={(one, clear) => change({ etiquetas: [...etiquetas, one] }, 'Etiqueta salva.', clear)}
        onDrop={(one) => change({ etiquetas: etiquetas.filter((other) => other !== one) }, 'Etiqueta tirada.')}
      />
      <WrittenNotes
        notes={anotacoes}
        busy={isLoading}
        onErase={(position) =>
          change(
            { anotacoes: anotacoes.filter((_, at) => at !== position).map(({ texto }) => texto) },
            'Anotação apagada.',
          )
        }
      />
      <form className={classes.write} onSubmit={write}>
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
      <Said>{said}</Said>
      <Problem error={error} text="Não foi possível salvar." />
      <p className={classes.hint}>
        Só esta conta as lê. Elas acabam com a última consulta do dossiê ou com o prazo de guarda dela; a busca do
        histórico acha as etiquetas.
      </p>
    </TitledSection>
  );
}
