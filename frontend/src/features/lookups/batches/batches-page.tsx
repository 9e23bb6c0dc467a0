import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { BatchItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import { formatMoment } from '../../../shared/ui/dates';
import { Loaded } from '../../../shared/ui/loaded';
import { MoreButton } from '../../../shared/ui/more-button';
import { counted } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import { Screen } from '../../../shared/ui/screen';
import { Tag } from '../../../shared/ui/tag';
import { batchAt } from '../paths';
import { lookEvery, pauseText, STATUS_LABELS, typeLabel } from './batch-labels';
import classes from './batches-page.module.css';
import { NewBatch } from './new-batch';
import { Progress } from './progress';

const useBatches = pagesOf('listBatches');

/** Lists of lookups: a new one, and those that were begun. */
export function BatchesPage() {
  const lists = useBatches({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const batches = lists.data?.pages.flatMap(({ data }) => data);
  useBatches({}, { pollingInterval: lookEvery(batches ?? []), skipPollingIfUnfocused: true });
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className={classes.page}>
      <Screen
        title="Lotes"
        lead="Consulte uma lista inteira de uma vez: cole, ou escolha uma planilha. Cada linha vale como uma consulta, e só conta quando traz dados."
      >
        <NewBatch />
        <h2 className={classes.heading}>Seus lotes</h2>
        <Loaded query={{ ...lists, data: batches }} failed="Não foi possível carregar os lotes.">
          {(all) =>
            all.length === 0 ? (
              <p className="soft medium">Nenhum lote ainda. O primeiro que você começar aparece aqui.</p>
            ) : (
              <ul ref={list} className="boxed ruled clip">
                {all.map((batch) => (
                  <BatchRow key={batch.id} batch={batch} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <MoreButton of={lists} list={list} shown={batches?.length ?? 0}>
          Mostrar mais lotes
        </MoreButton>
        <Problem error={batches && lists.error} text="Não foi possível carregar os lotes." />
      </Screen>
    </div>
  );
}

function BatchRow({ batch }: { batch: BatchItem }) {
  const { id, type, status, createdAt, lines, counts } = batch;
  const [label, tone] = STATUS_LABELS[status];
  return (
    <li className={classes.row}>
      <Link to={batchAt(id)} className={classes.open}>
        <strong>{typeLabel(type)}</strong>
        <span className={classes.when}>{formatMoment(createdAt)}</span>
      </Link>
      <Tag tone={tone}>{label}</Tag>
      <Progress batch={batch} />
      <p className={classes.told}>
        {pauseText(batch) ?? `${counted(lines, 'linha')}, ${counted(counts.found ?? 0, 'encontrada')}`}
      </p>
    </li>
  );
}
