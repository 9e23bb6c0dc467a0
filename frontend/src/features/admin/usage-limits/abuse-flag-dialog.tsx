import { Button } from '@mantine/core';
import { type FlaggedHourAnswer, useGetAbuseFlagQuery } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { Facts } from '../../../shared/ui/facts';
import { Loaded } from '../../../shared/ui/loaded';
import { Email } from '../users/whole-email';
import { DecisionForm } from './decision-form';
import { HourChart } from './hour-chart';
import { DETECTORS, metricsLabel } from './labels';
import { LastLookups } from './last-lookups';
import { LevelMark } from './level-mark';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** One abuse flag with the hour before it, masked, and what can be decided about the account. */
export function AbuseFlagDialog({ id, onClose, onDecided }: Props) {
  const query = useGetAbuseFlagQuery({ id });
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
              {nome ?? 'Conta apagada'} <code>{accountId}</code>
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
