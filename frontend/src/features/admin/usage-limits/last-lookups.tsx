import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import type { FlaggedHourAnswer } from '../../../shared/api/generated';
import { formatTime } from '../../../shared/ui/dates';
import classes from './usage-limits.module.css';

const LABELS = new Map(LOOKUP_CATALOGUE.map(({ type, label }) => [type, label]));

const OUTCOMES: Readonly<Record<string, string>> = {
  success: 'Encontrada',
  not_found: 'Não encontrada',
  diverged: 'Fontes divergem',
  source_down: 'Fonte fora do ar',
  simulated: 'Simulada',
  withheld: 'Protegida',
};

export function LastLookups({ lookups }: { lookups: FlaggedHourAnswer['consultas'] }) {
  if (lookups.length === 0) return <p className="soft small breaks">O histórico não tem consultas desta hora.</p>;
  return (
    <table className={`figures ${classes.lookups}`}>
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
