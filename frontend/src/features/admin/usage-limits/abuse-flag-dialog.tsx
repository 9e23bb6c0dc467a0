import { Button } from '@mantine/core';
import { type FlaggedHourAnswer, useGetAbuseFlagQuery } from '../../../shared/api/generated';
import { formatMoment, formatTime } from '../../../shared/ui/dates';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { Facts } from '../../../shared/ui/facts';
import { Loaded } from '../../../shared/ui/loaded';
import { ColumnChart, type Series } from '../metrics/column-chart';
import { sum } from '../metrics/sum';
import { Email } from '../users/whole-email';
import { DecisionForm } from './decision-form';
import { DETECTORS, LevelMark, metricsLabel } from './labels';
import { LastLookups } from './last-lookups';
import classes from './usage-limits.module.css';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** One abuse flag with the hour before it, masked, and what can be decided about the account. */
export function AbuseFlagDialog({ id, onClose, onDecided }: Props) {
  const query = useGetAbuseFlagQuery(id);
  return (
    <Dialog title="Observação de uso" onClose={onClose}>
      <Loaded query={query} failed="Não foi possível abrir a observação">
        {(flag) => (
          <>
            <AbuseFlag flag={flag} />
            <DecisionForm flag={flag} onDone={onDecided} />
          </>
        )}
      </Loaded>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function AbuseFlag({ flag }: { flag: FlaggedHourAnswer }) {
  const { nome, email, accountId, em, ate, motivo, numeros, nota, por, protocolo, nivel, emVigor } = flag;
  return (
    <>
      <Facts
        facts={[
          [
            'Conta',
            <span key="account">
              {nome ?? 'Conta encerrada'} <code>{accountId}</code>
            </span>,
          ],
          email && ['E-mail', <Email key="email" id={accountId} email={email} />],
          ['Nível', <LevelMark key="level" level={nivel} inForce={emVigor} />],
          ['Quando', `${formatMoment(em)}${ate ? `, até ${formatMoment(ate)}` : ''}`],
          motivo && ['Motivo', `${DETECTORS[motivo]}: ${metricsLabel(numeros)}`],
          por && ['Decisão de', por],
          nota && ['Nota', nota],
          ['Protocolo', <code key="protocol">{protocolo}</code>],
        ]}
      />
      <HourChart steps={flag.passos} />
      <LastLookups lookups={flag.consultas} />
    </>
  );
}

const SERIES: readonly Series[] = [
  { label: 'Encontradas', tone: 'accent' },
  { label: 'Outras', tone: 'soft' },
];

/** The hour before in steps of five minutes: what was found below, everything else above it. */
function HourChart({ steps }: { steps: FlaggedHourAnswer['passos'] }) {
  const most = Math.max(1, ...steps.map(({ encontradas, outras }) => encontradas + outras));
  const [found, others] = [sum(steps.map(({ encontradas }) => encontradas)), sum(steps.map(({ outras }) => outras))];
  if (found + others === 0) return null;
  return (
    <div className={classes.chart}>
      <ColumnChart
        label={`Consultas da hora anterior: encontradas, ${found}; outras, ${others}; no máximo ${most} em cinco minutos.`}
        series={SERIES}
        columns={steps.map(({ de, encontradas, outras }) => ({ label: formatTime(de), values: [encontradas, outras] }))}
        table={false}
      />
    </div>
  );
}
