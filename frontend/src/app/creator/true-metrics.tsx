import { useGetPublicStatsQuery } from '../../shared/api/generated';
import { percent } from '../../shared/ui/numbers';
import { aboutSo } from './about-so';
import classes from './creator-page.module.css';

/** The product's size. A figure that is not known, or nothing yet, has no card. */
export function TrueMetrics() {
  const { data } = useGetPublicStatsQuery();
  if (!data) return null;
  const metrics: ReadonlyArray<readonly [string, string | null]> = [
    [data.activeUsers === 1 ? 'Assinante ativo' : 'Assinantes ativos', aboutSo(data.activeUsers)],
    [data.lookups === 1 ? 'Consulta com resultado' : 'Consultas com resultado', aboutSo(data.lookups)],
    ['Chamadas atendidas em 30 dias', data.availability === null ? null : percent(data.availability)],
  ];
  const known = metrics.filter(([, figure]) => figure !== null);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="numeros-titulo">
      <h2 id="numeros-titulo" className={classes.subtitle}>
        Em números
      </h2>
      <dl className={classes.metrics}>
        {known.map(([label, figure]) => (
          <div key={label} className={`boxed ${classes.figure}`}>
            <dt className="soft medium">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small spaced">Contados no próprio serviço e arredondados para baixo.</p>
    </section>
  );
}
