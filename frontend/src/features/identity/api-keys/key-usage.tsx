import { isLookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { type ApiKeyItem, type ApiKeyUsageAnswer, useGetApiKeyUsageQuery } from '../../../shared/api/generated';
import { formatDay } from '../../../shared/ui/dates';
import { Figures } from '../../../shared/ui/figures';
import { formatNumber } from '../../../shared/ui/numbers';
import own from './api-keys.module.css';

/** How much the keys were used this month: a bar a day, and the figures by key in a table. */
export function KeyUsage({ keys }: { keys: readonly ApiKeyItem[] }) {
  const { data } = useGetApiKeyUsageQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.chaves.length === 0) return null;
  const total = data.chaves.reduce((sum, { mes }) => sum + mes, 0);
  return (
    <section className={own.usage} aria-label="Uso das chaves neste mês">
      <Bars days={data.dias} total={total} />
      <Figures
        label="Uso de cada chave"
        columns={['Chave', 'Por tipo', 'Hoje', 'No mês']}
        words={2}
        rows={data.chaves.map(({ id, hoje, mes, porTipo }) => [
          keys.find((key) => key.id === id)?.name ?? 'Chave apagada',
          typesInWords(porTipo),
          formatNumber(hoje),
          formatNumber(mes),
        ])}
      />
    </section>
  );
}

function Bars({ days, total }: { days: ApiKeyUsageAnswer['dias']; total: number }) {
  const most = Math.max(1, ...days.map(({ comDados, semDados }) => comDados + semDados));
  return (
    <>
      <p className="soft small">
        <strong className="ink size-18 tabular">{formatNumber(total)}</strong> {total === 1 ? 'consulta' : 'consultas'}{' '}
        com dados neste mês
      </p>
      <div className={own.bars} role="img" aria-label={`Uso por dia; o maior teve ${formatNumber(most)}.`}>
        {days.map(({ dia, comDados, semDados }) => (
          <div key={dia} title={`${formatDay(`${dia}T12:00:00-03:00`)}: ${comDados} com dados, ${semDados} sem`}>
            {semDados > 0 && <i style={{ blockSize: `${(100 * semDados) / most}%` }} />}
            {comDados > 0 && <b style={{ blockSize: `${(100 * comDados) / most}%` }} />}
          </div>
        ))}
      </div>
      <p className={`soft tiny between ${own.scale}`}>
        {days.length > 1 && <span>dia 1</span>}
        <span>hoje</span>
      </p>
    </>
  );
}

function typesInWords(counts: Readonly<Record<string, number>>): string {
  const words = Object.entries(counts).map(
    ([type, count]) => `${isLookupType(type) ? lookupDefinition(type).label : type} ${formatNumber(count)}`,
  );
  return words.join(', ') || '–';
}
