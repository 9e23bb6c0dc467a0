import { COMPANY_CHANGE_TEXTS } from '@kernel/company-change';
import { useListWatchEventsQuery, type WatchEventItem } from '../../../shared/api/generated';
import { dayInWords } from '../../../shared/ui/dates';
import { Loaded } from '../../../shared/ui/loaded';
import { valueInWords } from './change-words';
import classes from './watch-changes.module.css';

/** What changed of one company since it is followed: before and after, newer months first. */
export function WatchChanges({ cnpj }: { cnpj: string }) {
  const query = useListWatchEventsQuery({ cnpj, limit: 50 }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} failed="Não foi possível carregar as mudanças." small>
      {({ data }) =>
        data.length === 0 ? (
          <p className="soft small">O que mudou não pode ser mostrado.</p>
        ) : (
          <ul className={classes.list} aria-label="O que mudou">
            {data.map((event) => (
              <Change key={event.id} event={event} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Change({ event: { mes, tipo, antes, depois } }: { event: WatchEventItem }) {
  const [before, after] = [valueInWords(antes), valueInWords(depois)];
  return (
    <li>
      <p className={classes.kind}>
        {COMPANY_CHANGE_TEXTS[tipo] ?? 'Cadastro'} <span>{dayInWords(mes)}</span>
      </p>
      {before && <del className={classes.before}>{before}</del>}
      {after && <ins className={classes.after}>{after}</ins>}
    </li>
  );
}
