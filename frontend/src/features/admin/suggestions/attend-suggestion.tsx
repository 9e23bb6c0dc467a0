import { SUGGESTION_ANSWER_LENGTH, suggestionAnswerRule } from '@kernel/suggestion';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  type SuggestionItem,
  useAnswerSuggestionMutation,
  useMoveSuggestionMutation,
} from '../../../shared/api/generated';
import { useDraft } from '../../../shared/drafts';
import { DialogActions } from '../../../shared/ui/dialog';
import { Problem } from '../../../shared/ui/problem';
import { useOutcome } from '../../../shared/ui/use-outcome';

interface Props {
  readonly suggestion: SuggestionItem;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The answer to one message, or where it stands until then. */
export function AttendSuggestion({ suggestion: { id, state, email, accountId }, onChanged, onClose }: Props) {
  const [text, setText, sent] = useDraft(`resposta-${id}`);
  const [left, setLeft] = useState(false);
  const [move, moving] = useMoveSuggestionMutation();
  const [reply, replying] = useAnswerSuggestionMutation();
  const { error, run } = useOutcome();
  const wrong = left ? suggestionAnswerRule(text) : null;
  const other = state === 'pendente' ? 'em_analise' : 'pendente';

  async function finish(done: Promise<{ data?: unknown; error?: unknown }>, answered = ''): Promise<void> {
    const { data } = await run(done);
    if (!data) return;
    sent(answered);
    onChanged();
    onClose();
  }
  function answer(): void {
    setLeft(true);
    if (suggestionAnswerRule(text) === null) void finish(reply({ id, answerSuggestionBody: { resposta: text } }), text);
  }

  return (
    <>
      <Textarea
        label="Resposta"
        description={
          email
            ? `Vai por e-mail para ${email}, ${accountId ? 'com a mensagem se o endereço foi confirmado' : 'sem a mensagem'}.`
            : 'Fica registrada aqui: não há endereço para enviar.'
        }
        autosize
        minRows={4}
        maxRows={12}
        maxLength={SUGGESTION_ANSWER_LENGTH}
        value={text}
        error={wrong}
        onBlur={() => text !== '' && setLeft(true)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Problem error={error} text="Não foi possível salvar." />
      <DialogActions>
        <Button variant="subtle" onClick={onClose}>
          Fechar
        </Button>
        <Button
          variant="default"
          loading={moving.isLoading}
          onClick={() => finish(move({ id, moveSuggestionBody: { state: other } }))}
        >
          {other === 'em_analise' ? 'Pôr em análise' : 'Voltar a pendente'}
        </Button>
        <Button loading={replying.isLoading} onClick={answer}>
          Responder
        </Button>
      </DialogActions>
    </>
  );
}
