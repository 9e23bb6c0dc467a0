import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/ui/numbers';
import classes from './watch-meter.module.css';

/** How many of the plan's places are taken, and what is paused where there are too few. */
export function WatchMeter({ used, limit }: { used: number; limit: number }) {
  const over = used - limit;
  return (
    <div className={`row medium ${classes.meter}`} data-tone={used >= limit ? 'caution' : undefined}>
      {limit > 0 && (
        <>
          <p className="tabular strong">
            {formatNumber(used)} de {formatNumber(limit)} empresas
          </p>
          <div className="share" aria-hidden>
            <i style={{ inlineSize: `${Math.min(100, (100 * used) / limit)}%` }} />
          </div>
        </>
      )}
      <p className={`soft if-any ${classes.note}`} role="status">
        {noteOf(used, limit)}
        {over >= 0 && (
          <>
            {' '}
            <Link to="/assinatura">{limit === 0 ? 'Escolher um plano' : 'Ver planos'}</Link>
          </>
        )}
      </p>
    </div>
  );
}

function noteOf(used: number, limit: number): string {
  if (limit === 0)
    return used === 0
      ? 'Sem um plano ativo não há acompanhamento.'
      : 'Seu plano terminou: o acompanhamento está pausado. Sua lista fica guardada e volta com um plano novo.';
  const over = used - limit;
  if (over > 0)
    return `Seu plano acompanha ${formatNumber(limit)}: as mais antigas continuam, ${over === 1 ? 'a última está pausada' : `as ${formatNumber(over)} últimas estão pausadas`}. Nada foi apagado.`;
  return over === 0 ? 'Lista cheia. Deixe de acompanhar uma para incluir outra.' : '';
}
