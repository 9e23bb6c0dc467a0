import type { AnswerReportAnswer } from '../api/generated';
import classes from './answer-report.module.css';
import { formatMoment } from './dates';
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
      <table className={`figures ${classes.lookups}`}>
        <thead>
          <tr>
            <th scope="col">Quando</th>
            <th scope="col">Tipo</th>
            <th scope="col">Assinante</th>
            <th scope="col">Finalidade</th>
            <th scope="col">Fonte</th>
            <th scope="col">Desfecho</th>
          </tr>
        </thead>
        <tbody>
          {consultas.map((lookup, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished document
            <tr key={place}>
              <td data-label="Quando">{formatMoment(lookup.em)}</td>
              <td data-label="Tipo">{lookup.tipo}</td>
              <td data-label="Assinante">nº {lookup.assinante}</td>
              <td data-label="Finalidade">{lookup.finalidade ?? 'não se aplica'}</td>
              <td data-label="Fonte">{lookup.fonte ?? 'nenhuma'}</td>
              <td data-label="Desfecho">{lookup.desfecho}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
