import { DATA_SUBJECT_REQUEST_KINDS, DATA_SUBJECT_REQUEST_STATES } from '@kernel/data-subject-request';
import { generatedApi, type OpenedDataSubjectRequest, type SentAnswerAnswer } from '../../../shared/api/generated';
import { AnswerReport } from '../../../shared/ui/answer-report';
import { BackLink } from '../../../shared/ui/back-link';
import { Card } from '../../../shared/ui/card';
import { formatMoment } from '../../../shared/ui/dates';
import detail from '../../../shared/ui/detail.module.css';
import { DOT } from '../../../shared/ui/dot';
import { HiddenTitle } from '../../../shared/ui/hidden-title';
import { Loaded } from '../../../shared/ui/loaded';
import { Screen } from '../../../shared/ui/screen';
import { AnswerPanel } from './answer-panel';
import classes from './data-subject-requests.module.css';
import { DeadlineChip } from './deadline-chip';
import { RequestActions } from './request-actions';
import { SubjectFacts } from './subject-facts';
import { Timeline } from './timeline';

/** What is personal is forgotten as soon as the screen is left. */
const { useOpenDataSubjectRequestQuery } = generatedApi.enhanceEndpoints({
  endpoints: { openDataSubjectRequest: { keepUnusedDataFor: 0 } },
});

interface Props {
  readonly id: string;
  readonly onShow: (id: string | null) => void;
}

/** One request by which a person is served: who asked, what happened, and the next step. */
export function RequestDetail({ id, onShow }: Props) {
  const query = useOpenDataSubjectRequestQuery(id);
  return (
    <>
      <BackLink onClick={() => onShow(null)} />
      {query.error && !query.data && <HiddenTitle title="Pedido" />}
      <Loaded query={query} failed="Não foi possível abrir o pedido">
        {({ data }) => <Opened request={data} onShow={onShow} />}
      </Loaded>
    </>
  );
}

function Opened({ request, onShow }: { request: OpenedDataSubjectRequest; onShow: Props['onShow'] }) {
  const { protocol, kind, state, daysLeft, person, others, answer } = request;
  return (
    <Screen
      title={protocol}
      lead={
        <span className={classes.state}>
          {DATA_SUBJECT_REQUEST_KINDS[kind]}
          {DOT}
          {DATA_SUBJECT_REQUEST_STATES[state]} <DeadlineChip daysLeft={daysLeft} />
        </span>
      }
    >
      <h2 className="visually-hidden">Pedido</h2>
      <div className={detail.columns}>
        <div className="stack shrinks">
          {person ? (
            <SubjectFacts person={person} />
          ) : (
            <Card title="Titular">
              <p className="soft medium">Os dados pessoais deste pedido já foram apagados. Ficam as datas.</p>
            </Card>
          )}
          <RequestActions request={request} />
          {state === 'confirmada' && <AnswerPanel request={request} />}
          {answer && <SentAnswer answer={answer} />}
        </div>
        <div className="stack shrinks">
          <Timeline request={request} />
          {others.length > 0 && (
            <Card title="Outros pedidos do mesmo CPF">
              <ul className={classes.others}>
                {others.map((other) => (
                  <li key={other.id} className="small grid starts">
                    <button type="button" className="link-button" onClick={() => onShow(other.id)}>
                      {other.protocol}
                    </button>
                    <span className="soft">
                      {DATA_SUBJECT_REQUEST_STATES[other.state]}, {formatMoment(other.receivedAt)}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </Screen>
  );
}

/** What the person was sent. */
function SentAnswer({ answer: { text, report } }: { answer: SentAnswerAnswer }) {
  return (
    <Card title="Resposta enviada">
      <p className={classes.sent}>{text}</p>
      {report && <AnswerReport report={report} />}
    </Card>
  );
}
