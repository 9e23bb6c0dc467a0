import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import { readApiError } from '../../../shared/api/api-error';
import type { ObservedHourAnswer } from '../../../shared/api/generated';
import { formatMoment, formatTime } from '../../../shared/ui/dates';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { DecisionForm } from './decision-form';
import { useGetObservationQuery } from './discipline.api';
import classes from './discipline.module.css';
import { HourChart } from './hour-chart';
import { DETECTORS, figuresInWords } from './in-words';
import { LevelMark } from './level-mark';

const LABELS = new Map(LOOKUP_CATALOGUE.map(({ type, label }) => [type, label]));
const OUTCOMES: Readonly<Record<string, string>> = {
  success: 'Encontrada',
  not_found: 'Não encontrada',
  diverged: 'Fontes divergem',
  source_down: 'Fonte fora do ar',
  simulated: 'Simulada',
  withheld: 'Protegida',
};

/** One observation with the hour before it, masked, and what can be decided about the account. */
export function ObservationDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { currentData, error } = useGetObservationQuery({ id });
  return (
    <Dialog title="Observação de uso" onClose={onClose}>
      {currentData && <Facts observation={currentData} />}
      {!currentData && !error && <p role="status">Carregando…</p>}
      {error !== undefined && <p role="alert">{readApiError(error, 'Não foi possível abrir a observação.').text}</p>}
      {currentData && <DecisionForm observation={currentData} onDone={onClose} />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Facts({ observation }: { observation: ObservedHourAnswer }) {
  const { nome, email, accountId, em, ate, motivo, numeros, nota, por, protocolo, nivel, emVigor } = observation;
  return (
    <>
      <dl className={classes.facts}>
        <Fact name="Conta">
          {nome ?? 'Conta apagada'} {email && <span className={classes.soft}>{email}</span>} <code>{accountId}</code>
        </Fact>
        <Fact name="Nível">
          <LevelMark level={nivel} inForce={emVigor} />
        </Fact>
        <Fact name="Quando">
          {formatMoment(em)}
          {ate && `, até ${formatMoment(ate)}`}
        </Fact>
        {motivo && (
          <Fact name="Motivo">
            {DETECTORS[motivo]}: {figuresInWords(numeros)}
          </Fact>
        )}
        {por && <Fact name="Decisão de">{por}</Fact>}
        {nota && <Fact name="Nota">{nota}</Fact>}
        <Fact name="Protocolo">
          <code>{protocolo}</code>
        </Fact>
      </dl>
      <HourChart steps={observation.passos} />
      <LastLookups lookups={observation.consultas} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function LastLookups({ lookups }: { lookups: ObservedHourAnswer['consultas'] }) {
  if (lookups.length === 0) return <p className={classes.soft}>O histórico não tem consultas desta hora.</p>;
  return (
    <table className={classes.lookups}>
      <caption>Últimas consultas da hora anterior, mascaradas</caption>
      <tbody>
        {lookups.map(({ em, tipo, consulta, desfecho }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may fall into one moment
          <tr key={position}>
            <td>{formatTime(em)}</td>
            <td>{LABELS.get(tipo) ?? tipo}</td>
            <td>{consulta}</td>
            <td>{OUTCOMES[desfecho] ?? desfecho}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
