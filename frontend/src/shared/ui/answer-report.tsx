import type { AnswerReportAnswer } from '../api/generated';
import classes from './answer-report.module.css';
import { formatMoment } from './dates';
import { Figures } from './figures';
import { counted } from './numbers';

/** What was looked up about a person: where the data came from, then each lookup, the newest first. */
export function AnswerReport({
  report: { ate, total, assinantes, consultas, fontes },
}: {
  report: AnswerReportAnswer;
}) {
  if (total === 0) {
    return <p className="strong">Até {formatMoment(ate)} não há nenhuma consulta registrada com esses dados.</p>;
  }
  return (
    <>
      <p className="strong">
        Até {formatMoment(ate)}: {counted(total, 'consulta')}, {counted(assinantes, 'assinante')}.
        {consultas.length < total && ` Abaixo estão as ${consultas.length.toLocaleString('pt-BR')} mais recentes.`}
      </p>
      {fontes.length > 0 && (
        <>
          <h2 className="size-18 apart">Fontes</h2>
          <ul className={classes.sources}>
            {fontes.map(({ fonte, baseLegal, responsavel, consultas: times }) => (
              <li key={`${fonte} ${baseLegal}`}>
                {fonte}
                {responsavel && ` (${responsavel})`}: {counted(times, 'consulta')}
                {baseLegal && `, base legal ${baseLegal}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="size-18 apart">Consultas</h2>
      <div className={classes.lookups}>
        <Figures
          label="Consultas"
          columns={['Quando', 'Tipo', 'Assinante', 'Finalidade', 'Fonte', 'Desfecho']}
          words={6}
          rows={consultas.map(({ em, tipo, assinante, finalidade, fonte, desfecho }) => [
            formatMoment(em),
            tipo,
            `nº ${assinante}`,
            finalidade ?? 'não se aplica',
            fonte ?? 'nenhuma',
            desfecho,
          ])}
        />
      </div>
    </>
  );
}
