import { LOCAL_FOLDER } from '@kernel/company-load';
import { Button } from '@mantine/core';
import type { CompanyLoadItem } from '../../../shared/api/generated';
import { dayText, formatMoment } from '../../../shared/ui/dates';
import { Drawer } from '../../../shared/ui/drawer';
import { Facts } from '../../../shared/ui/facts';
import { formatNumber } from '../../../shared/ui/numbers';
import { Section } from '../section';
import classes from './companies.module.css';
import { COUNTS, MENDED, REJECTED, stateLabel } from './load-labels';

interface Props {
  readonly load: CompanyLoadItem;
  readonly onDecide: (what: 'resume' | 'approve' | 'refuse') => void;
  readonly onClose: () => void;
}

const INTERRUPTED =
  'O processo que a carregava parou. Com as cargas automáticas ligadas, ela continua sozinha em até seis horas, de onde parou.';
const OF_FOLDER = 'Repita o comando companies:load com --from e a mesma pasta: a carga continua de onde parou.';

/** One load with its quality report, and what can be decided of it. */
export function LoadDrawer({ load, onDecide, onClose }: Props) {
  const waits = load.state === 'aguardando';
  const running = load.state === 'em_andamento';
  const failed = load.state === 'falhou';
  const isLocal = load.source === LOCAL_FOLDER;
  return (
    <Drawer title={`Mês ${dayText(load.month)}`} onClose={onClose}>
      <Facts
        facts={[
          ['Situação', stateLabel(load)],
          load.interrupted && ['Por quê', isLocal ? OF_FOLDER : INTERRUPTED],
          load.reason && ['Por quê', load.reason],
          ['Origem', load.source],
          ['Quem pediu', load.askedBy ?? 'Automática'],
          load.decidedBy && ['Quem decidiu', load.decidedBy],
          ['Início', formatMoment(load.startedAt)],
          load.finishedAt && ['Fim', formatMoment(load.finishedAt)],
          load.rows > 0 && ['Linhas', `${formatNumber(load.rows)}, ${formatNumber(load.rowsPerSecond)} por segundo`],
        ]}
      />
      <Report
        title="O que o mês tem"
        labels={COUNTS}
        figures={load.counts}
        none={running ? 'Ainda não foi conferido.' : 'Não chegou a ser conferido.'}
      />
      <Report title="Registros corrigidos" labels={MENDED} figures={load.mended} none="Nenhum." />
      <Report title="Linhas deixadas de lado" labels={REJECTED} figures={load.rejected} none="Nenhuma." />
      {(waits || running || failed) && (
        <div className="row far">
          {waits && <Button onClick={() => onDecide('approve')}>Aprovar o mês</Button>}
          {(load.interrupted || failed) && !isLocal && (
            <Button onClick={() => onDecide('resume')}>Continuar a carga</Button>
          )}
          <Button variant="default" onClick={() => onDecide('refuse')}>
            {waits ? 'Recusar o mês' : 'Cancelar a carga'}
          </Button>
        </div>
      )}
    </Drawer>
  );
}

interface ReportProps {
  readonly title: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, number>>;
  readonly none: string;
}

function Report({ title, labels, figures, none }: ReportProps) {
  const known = Object.entries(labels).filter(([name]) => (figures[name] ?? 0) > 0);
  return (
    <Section title={title} small>
      {known.length === 0 ? (
        <p className="soft medium">{none}</p>
      ) : (
        <div className={classes.counts}>
          <Facts facts={known.map(([name, label]) => [label, formatNumber(figures[name] ?? 0)] as const)} />
        </div>
      )}
    </Section>
  );
}
