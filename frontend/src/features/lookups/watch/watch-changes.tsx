import { COMPANY_CHANGE_TEXTS } from '@kernel/company-change';
import { useRef } from 'react';
import type { WatchEventItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import { dayText } from '../../../shared/ui/dates';
import { Loaded } from '../../../shared/ui/loaded';
import { MoreButton } from '../../../shared/ui/more-button';
import { Problem } from '../../../shared/ui/problem';
import classes from './watch-changes.module.css';

const useChanges = pagesOf('listWatchEvents');

/** What changed of one company since it is followed: before and after, newer months first. */
export function WatchChanges({ cnpj }: { cnpj: string }) {
  const changes = useChanges({ cnpj }, { refetchOnMountOrArgChange: true });
  const { hasNextPage, error } = changes;
  const list = useRef<HTMLUListElement>(null);
  return (
    <Loaded query={changes} failed="Não foi possível carregar as mudanças." small>
      {({ pages }) => {
        const shown = pages.flatMap(({ data }) => data);
        if (shown.length === 0 && !hasNextPage) return <p className="soft small">O que mudou não pode ser mostrado.</p>;
        return (
          <>
            {shown.length > 0 && (
              <ul ref={list} className={classes.list} aria-label="O que mudou">
                {shown.map((event) => (
                  <Change key={event.id} event={event} />
                ))}
              </ul>
            )}
            <MoreButton size="sm" of={changes} list={list} shown={shown.length}>
              Ver mais mudanças
            </MoreButton>
            <Problem error={error} text="Não foi possível carregar mais." />
          </>
        );
      }}
    </Loaded>
  );
}

function Change({ event: { mes, tipo, antes, depois } }: { event: WatchEventItem }) {
  const [before, after] = [valueInWords(antes), valueInWords(depois)];
  return (
    <li>
      <p className={classes.kind}>
        {COMPANY_CHANGE_TEXTS[tipo] ?? 'Cadastro'} <span>{dayText(mes)}</span>
      </p>
      {before && <del className={`soft ${classes.before}`}>{before}</del>}
      {after && <ins className={classes.after}>{after}</ins>}
    </li>
  );
}

/** What stands on a side of a change, in one line: the values that are there, in their order. */
function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayText(value) : value;
  const parts = Array.isArray(value) ? value.map(valueInWords) : fieldsInWords(Object.entries(value));
  return parts.filter(Boolean).join(', ');
}

const REGIMES: Readonly<Record<string, string>> = { opcao_pelo_simples: 'Simples', opcao_pelo_mei: 'MEI' };

/** Of several fields a yes or a no says which one it is. */
function fieldsInWords(fields: readonly (readonly [string, unknown])[]): string[] {
  return fields.map(([name, value]) => {
    const text = valueInWords(value);
    return typeof value === 'boolean' && fields.length > 1 ? `${REGIMES[name] ?? name}: ${text}` : text;
  });
}
