import { BROADCAST_LENGTH, broadcastRule, SEGMENT_LABELS, type Segment } from '@kernel/broadcast';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useDraft } from '../../../shared/drafts';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { Problem } from '../../../shared/ui/problem';
import { Said } from '../../../shared/ui/said';
import { useAsked } from '../../../shared/ui/use-asked';
import { Audience, Reach } from './audience';
import { BroadcastPreview } from './broadcast-preview';
import classes from './messages.module.css';
import { momentOf, useSending } from './use-sending';

const CHOICES = choicesOf(SEGMENT_LABELS);

/** What stands there first, which is nothing to be kept. */
const EVERYBODY: Segment = 'all';

/** Chosen, with no day and hour yet. */
const LATER = 'later';

const TIMES = [
  { value: '', label: 'Agora' },
  { value: LATER, label: 'Em outro momento' },
];

/** A text, whom it is for and when; beside it, how it will look and how many it reaches. */
export function BroadcastForm() {
  const [content, setContent, drop] = useDraft('recado');
  const [chosen, setSegment] = useDraft('recado-para');
  const [when, setWhen] = useDraft('recado-quando');
  const segment = (chosen || EVERYBODY) as Segment;
  const later = when !== '';
  const moment = when === LATER ? '' : when;
  const [problem, setProblem] = useState<string | null>(null);
  const { asked, ask, close } = useAsked<true>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, busy, success, failure } = useSending();
  const momentMissing = later && momentOf(moment) === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = broadcastRule(content);
    setProblem(found);
    if (found) return field.current?.focus();
    if (!momentMissing) ask(true);
  };
  const confirm = async () => {
    const sent = await send({ content: content.trim(), segment, sendAt: later ? momentOf(moment) : null });
    close();
    if (!sent || !drop(content)) return;
    setSegment('');
    setWhen('');
  };

  return (
    <section className={`boxed ${classes.compose}`} aria-label="Novo recado">
      <form className={classes.form} onSubmit={submit} noValidate>
        <Textarea
          ref={field}
          label="Mensagem"
          autosize
          minRows={4}
          maxRows={12}
          value={content}
          error={problem}
          description={<Counter length={content.trim().length} />}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={(event) => {
            setContent(event.currentTarget.value);
            setProblem(null);
          }}
          onBlur={() => content && setProblem(broadcastRule(content))}
        />
        <Choice
          label="Para quem"
          data={CHOICES}
          value={segment}
          description={<Audience segment={segment} />}
          inputWrapperOrder={['label', 'input', 'description']}
          onChange={({ currentTarget: { value } }) => setSegment(value === EVERYBODY ? '' : value)}
        />
        <Choice
          label="Quando"
          data={TIMES}
          value={later ? LATER : ''}
          onChange={(event) => setWhen(event.currentTarget.value)}
        />
        {later && (
          <TextInput
            type="datetime-local"
            label="Dia e hora"
            description="Horário de Brasília"
            value={moment}
            error={momentMissing && moment ? 'Informe o dia e a hora do envio' : null}
            onChange={(event) => setWhen(event.currentTarget.value || LATER)}
          />
        )}
        <Button type="submit" disabled={momentMissing} className={classes.submit}>
          {later ? 'Agendar recado' : 'Enviar recado'}
        </Button>
        <Said>{success}</Said>
        <Problem error={failure} />
      </form>
      <BroadcastPreview content={content} />
      {asked && (
        <FormDialog
          title={later ? 'Agendar este recado?' : 'Enviar este recado?'}
          submit={later ? 'Agendar' : 'Enviar'}
          cancel="Voltar"
          busy={busy}
          onSubmit={confirm}
          onClose={close}
        >
          <Reach segment={segment} sendAt={later ? momentOf(moment) : null} />
        </FormDialog>
      )}
    </section>
  );
}

function Counter({ length }: { length: number }) {
  return (
    <span className={`tabular ${classes.counter}`} data-over={length > BROADCAST_LENGTH || undefined}>
      {length} de {BROADCAST_LENGTH} caracteres
    </span>
  );
}
