import { lookupEmailRule } from '@kernel/rules';
import {
  SUGGESTION_LENGTH,
  SUGGESTION_TYPE_LABELS,
  SUGGESTION_TYPES,
  type SuggestionType,
  suggestionRule,
} from '@kernel/suggestion';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../shared/api/api-error';
import { generatedApi } from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormProblem } from '../../../shared/ui/form-problem';
import type { Captcha } from '../../identity';
import { readDraft, saveDraft } from './draft';
import classes from './suggestion-page.module.css';

interface Fields {
  type: SuggestionType | '';
  message: string;
  email: string;
}

const REFUSED = 'Erro ao enviar. Tente novamente.';
const NO_ANSWER = 'Erro ao enviar. Verifique sua conexão.';
/** Refusals that tell the writer what to do. */
const HONEST = new Set(['RATE_LIMITED', 'CAPTCHA_REQUIRED', 'CAPTCHA_FAILED', 'CAPTCHA_UNAVAILABLE']);

interface Props {
  /** That the writer is no program; asked of who has no account. */
  readonly check: Captcha;
  readonly onSent: () => void;
}

/** Type and message, and for who has no account an address for the answer. What is typed outlives a look at other pages. */
export function SuggestionForm({ check, onSent }: Props) {
  const session = useSession();
  const owner = session?.user.id;
  const form = useServerForm<Fields>({
    mode: 'onTouched',
    defaultValues: { type: '', message: '', email: '' },
  });
  const { register, field, handleSubmit, show, setError, setValue, watch, formState, problem, busy } = form;
  const { errors } = formState;
  const [send] = generatedApi.useSendSuggestionMutation();
  const message = watch('message');
  useEffect(() => {
    const draft = readDraft(owner);
    if (draft) setValue('message', draft);
  }, [owner, setValue]);
  useEffect(() => saveDraft(owner, message), [owner, message]);

  const submit = handleSubmit(async ({ type, email, message: text }) => {
    const answer = await check.sendProven((tokens) =>
      send({
        ...tokens,
        type: type as SuggestionType,
        message: text.trim(),
        timestamp: new Date().toISOString(),
        ...(email && { email: email.trim() }),
      }),
    );
    if (!answer) return setError('root', { message: check.missing });
    if (answer.data) {
      saveDraft(owner, '');
      return onSent();
    }
    const refusal = readApiError(answer.error, REFUSED, NO_ANSWER);
    const ours = refusal.fields.length > 0 || HONEST.has(refusal.code ?? '') || refusal.status === null;
    show(ours ? refusal : { ...refusal, text: REFUSED });
  });

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <FormProblem text={problem} />
      <fieldset aria-describedby={errors.type && 'erro-do-tipo'}>
        <legend className="legend">Sobre o que é?</legend>
        <div className={classes.choices}>
          {SUGGESTION_TYPES.map((type) => (
            <label key={type} className={`focus-ring ${classes.choice}`}>
              <input
                type="radio"
                value={type}
                {...register('type', { validate: (value) => value !== '' || 'Escolha Sugestão ou Problema' })}
              />
              {SUGGESTION_TYPE_LABELS[type]}
            </label>
          ))}
        </div>
        {errors.type && (
          <p id="erro-do-tipo" className="danger small" role="alert">
            {errors.type.message}
          </p>
        )}
      </fieldset>
      <div>
        <Textarea
          size="md"
          label="Mensagem"
          autosize
          minRows={5}
          maxRows={14}
          maxLength={SUGGESTION_LENGTH}
          {...field('message', suggestionRule)}
        />
        <p className="soft small nearest tabular at-end">
          {message.length}/{SUGGESTION_LENGTH}
        </p>
      </div>
      {!session && (
        <TextInput
          size="md"
          label="Seu e-mail (opcional)"
          description="Só para a resposta."
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email', (value) => !value || lookupEmailRule(value))}
        />
      )}
      {check.challenge}
      <div className={`row ${classes.actions}`}>
        <Button component={Link} to="/" variant="default" size="md">
          Cancelar
        </Button>
        <Button type="submit" size="md" loading={busy}>
          Enviar
        </Button>
      </div>
    </form>
  );
}
