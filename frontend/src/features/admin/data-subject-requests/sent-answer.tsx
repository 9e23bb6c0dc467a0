import type { SentAnswerAnswer } from '../../../shared/api/generated';
import { AnswerReport } from '../../../shared/ui/answer-report';
import { Card } from '../../../shared/ui/card';
import classes from './data-subject-requests.module.css';

/** What the person was sent. */
export function SentAnswer({ answer: { text, report } }: { answer: SentAnswerAnswer }) {
  return (
    <Card title="Resposta enviada">
      <p className={classes.sent}>{text}</p>
      {report && <AnswerReport report={report} />}
    </Card>
  );
}
