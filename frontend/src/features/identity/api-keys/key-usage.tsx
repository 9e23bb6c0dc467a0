import { isLookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { type ApiKeyItem, type ApiKeyUsageAnswer, useGetApiKeyUsageQuery } from '../../../shared/api/generated';
import { formatDay } from '../../../shared/ui/dates';
import own from './api-keys.module.css';

/** How much the keys were used this month: a bar a day, and the figures by key in a table. */
export function KeyUsage({ keys }: { keys: readonly ApiKeyItem[] }) {
  const { data } = useGetApiKeyUsageQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.chaves.length === 0) return null;
  const total = data.chaves.reduce((sum, { mes }) => sum + mes, 0);
  return (
    <section className={own.usage} aria-label="Uso das chaves neste mês">
      <Bars days={data.dias} total={total} />
      <table className={`figures ${own.table}`}>
        <thead>
          <tr>
            <th scope="col">Chave</th>
            <th scope="col">Hoje</th>
            <th scope="col">No mês</th>
            <th scope="col">Por tipo</th>
          </tr>
        </thead>
        <tbody>
          {data.chaves.map(({ id, hoje, mes, porTipo }) => (
            <tr key={id}>
              <th scope="row">{keys.find((key) => key.id === id)?.name ?? 'Chave apagada'}</th>
              <td>{hoje.toLocaleString('pt-BR')}</td>
              <td>{mes.toLocaleString('pt-BR')}</td>
              <td>{typesInWords(porTipo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Bars({ days, total }: { days: ApiKeyUsageAnswer['dias']; total: number }) {
  const most = Math.max(1, ...days.map(({ comDados, semDados }) => comDados + semDados));
  return (
    <>
      <p className="soft small">
        <strong className="ink size-18 tabular">{total.toLocaleString('pt-BR')}</strong>{' '}
        {total === 1 ? 'consulta' : 'consultas'} com dados neste mês
      </p>
      <div className={own.bars} role="img" aria-label={`Uso por dia; o maior teve ${most.toLocaleString('pt-BR')}.`}>
        {days.map(({ dia, comDados, semDados }) => (
          <div key={dia} title={`${formatDay(`${dia}T12:00:00-03:00`)}: ${comDados} com dados, ${semDados} sem`}>
            {semDados > 0 && <i style={{ blockSize: `${(100 * semDados) / most}%` }} />}
            {comDados > 0 && <b style={{ blockSize: `${(100 * comDados) / most}%` }} />}
          </div>
        ))}
      </div>
      <p className={own.scale}>
        {days.length > 1 && <span>dia 1</span>}
        <span>hoje</span>
      </p>
    </>
  );
}

function typesInWords(counts: Readonly<Record<string, number>>): string {
  const words = Object.entries(counts).map(
    ([type, count]) => `${isLookupType(type) ? lookupDefinition(type).label : type} ${count.toLocaleString('pt-BR')}`,
  );
  return words.join(', ') || '–';
}
