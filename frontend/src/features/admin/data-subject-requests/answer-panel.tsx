import { Button, Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  type DataSubjectAnswerPreview,
  generatedApi,
  type OpenedDataSubjectRequest,
  useAnswerDataSubjectRequestMutation,
} from '../../../shared/api/generated';
import { useDraft } from '../../../shared/drafts';
import { AnswerReport } from '../../../shared/ui/answer-report';
import { Card } from '../../../shared/ui/card';
import { Loaded } from '../../../shared/ui/loaded';
import { Problem } from '../../../shared/ui/problem';
import panel from './answer-panel.module.css';

/** What is personal is forgotten as soon as the screen is left. */
const { usePreviewDataSubjectAnswerQuery } = generatedApi.enhanceEndpoints({
  endpoints: { previewDataSubjectAnswer: { keepUnusedDataFor: 0 } },
});

/** The answer as the person will read it; the covering text is the administrator's, the report the audit's. */
export function AnswerPanel({ request }: { request: OpenedDataSubjectRequest }) {
  const query = usePreviewDataSubjectAnswerQuery(request.id);
  return (
    <Card title="Resposta">
      <Loaded query={query} failed="Não foi possível montar a prévia." small>
        {({ data }) => <Compose key={data.report.ate} request={request} preview={data} />}
      </Loaded>
    </Card>
  );
}

function Compose({ request, preview }: { request: OpenedDataSubjectRequest; preview: DataSubjectAnswerPreview }) {
  const [kept, keep, sent] = useDraft(`titular-${request.id}`);
  const [text, setText] = useState(kept || preview.draft);
  const [withReport, setWithReport] = useState(request.kind === 'acesso');
  const [send, { isLoading, error }] = useAnswerDataSubjectRequestMutation();
  const submit = async () => {
    const answer = { text, reportUntil: withReport ? preview.report.ate : null };
    const { error: refused } = await send({ id: request.id, answerDataSubjectRequestBody: answer });
    if (!refused) sent(text);
  };
  const write = (written: string) => {
    setText(written);
    keep(written === preview.draft ? '' : written);
  };
  return (
    <form
      className={`stack ${panel.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Textarea
        label="Texto da resposta"
        autosize
        minRows={6}
        maxRows={16}
        maxLength={4000}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <Checkbox
        label="Incluir a relação das consultas"
        checked={withReport}
        onChange={({ currentTarget }) => setWithReport(currentTarget.checked)}
      />
      {withReport && (
        <section className={panel.preview} aria-label="Prévia da relação">
          <AnswerReport report={preview.report} />
        </section>
      )}
      <p className="soft medium">
        O titular recebe um link que abre uma única vez, com a data de nascimento. Enviar encerra o pedido.
      </p>
      <Problem error={error} text="Não foi possível enviar a resposta." />
      {preview.sentByAnother && (
        <p>Você confirmou a identidade desta pessoa. Quem envia a resposta é outro administrador.</p>
      )}
      <Button type="submit" loading={isLoading} disabled={preview.sentByAnother}>
        Enviar resposta
      </Button>
    </form>
  );
}
