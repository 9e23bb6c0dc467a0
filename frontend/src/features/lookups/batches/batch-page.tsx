import type { BatchFormat } from '@kernel/batches';
import { isPurpose, PURPOSES } from '@kernel/purposes';
import { useParams } from 'react-router-dom';
import { type BatchItem, useGetBatchQuery } from '../../../shared/api/generated';
import { BackLink } from '../../../shared/ui/back-link';
import { formatMoment } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { Loaded } from '../../../shared/ui/loaded';
import { NotOpened } from '../../../shared/ui/not-opened';
import { Screen } from '../../../shared/ui/screen';
import { Tag } from '../../../shared/ui/tag';
import { ExportButtons } from '../export-buttons';
import { BATCHES } from '../paths';
import { BatchActions } from './batch-actions';
import { lookEvery, pauseText, STATUS_LABELS, typeLabel } from './batch-labels';
import { BatchLines } from './batch-lines';
import classes from './batch-page.module.css';
import { Progress } from './progress';

const FORMATS: Readonly<Record<BatchFormat, string>> = { csv: 'CSV', xlsx: 'XLSX', jsonl: 'JSON com resultados' };

const FAILED = 'Não foi possível carregar o lote.';

/** One list of lookups: how far it is, and what became of each line. */
export function BatchPage() {
  const { id = '' } = useParams();
  const query = useGetBatchQuery(id, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const batch = query.data?.data;
  useGetBatchQuery(id, { pollingInterval: batch ? lookEvery([batch]) : 0, skipPollingIfUnfocused: true });
  if (query.error && !batch)
    return (
      <div className={classes.page}>
        <NotOpened
          heading="Lote"
          list={BATCHES}
          listLabel="Ver lotes"
          gone={{ title: 'Lote não encontrado', text: 'Ele foi apagado ou é de outra conta.' }}
          failed={{ title: FAILED, text: FAILED }}
          query={query}
        />
      </div>
    );
  return (
    <div className={classes.page}>
      <BackLink to={BATCHES} />
      <Loaded query={{ ...query, data: batch }} failed={FAILED}>
        {(loaded) => <Content batch={loaded} />}
      </Loaded>
    </div>
  );
}

function Content({ batch }: { batch: BatchItem }) {
  const { id, type, status, createdAt, purpose } = batch;
  const [label, tone] = STATUS_LABELS[status];
  const pause = pauseText(batch);
  const reason = isPurpose(purpose) ? `${DOT}${PURPOSES[purpose]}` : '';
  return (
    <Screen
      title={`Lote de ${typeLabel(type)}`}
      lead={`Começado em ${formatMoment(createdAt)}${reason}`}
      actions={<BatchActions batch={batch} />}
    >
      <div className={classes.state}>
        <span role="status">
          <Tag tone={tone}>{label}</Tag>
        </span>
        <Progress batch={batch} />
      </div>
      <p className="medium spaced if-any" role="status">
        {pause}
      </p>
      <div className="row spaced middle">
        <ExportButtons
          formats={FORMATS}
          callOf={(format) => ({ path: `/api/batches/${encodeURIComponent(id)}/export`, params: { format } })}
        />
      </div>
      <BatchLines batch={batch} />
    </Screen>
  );
}
