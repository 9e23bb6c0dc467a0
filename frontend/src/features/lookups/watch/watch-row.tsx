import { companyChangeTexts } from '@kernel/company-change';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnfollowCompanyMutation, type WatchedCompanyItem } from '../../../shared/api/generated';
import { dayText, formatDay } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { Problem } from '../../../shared/ui/problem';
import { Tag } from '../../../shared/ui/tag';
import row from '../companies/company-row.module.css';
import { TONES } from '../companies/company-tones';
import { CHOOSE } from '../paths';
import { cnpjInDots } from './cnpj-text';
import { readableName } from './readable-name';
import { WatchChanges } from './watch-changes';
import classes from './watch-row.module.css';

/** One followed company: who, how it stands, what changed last, and the ways to all of it and out of the list. */
export function WatchRow({ company, onGone }: { company: WatchedCompanyItem; onGone: (name: string) => void }) {
  const navigate = useNavigate();
  const changes = useId();
  const [open, setOpen] = useState(false);
  const [stop, { isLoading, error }] = useUnfollowCompanyMutation();
  const { cnpj, nome, na_base, nome_fantasia, situacao, desde, pausada, ultima_mudanca: last } = company;
  const number = cnpjInDots(cnpj);
  const name = nome ? readableName(nome) : number;
  const [unopened, setUnopened] = useState<string>();
  const lookUp = async () => {
    setUnopened(undefined);
    try {
      const { setPendingLookup } = await import('../run-lookup/pending-lookup');
      setPendingLookup({ type: 'cnpj', values: { cnpj } });
      navigate(CHOOSE);
    } catch {
      setUnopened('Não foi possível abrir a consulta.');
    }
  };
  return (
    <li className={row.row} data-tall>
      <div className={row.what}>
        <p className={`row ${row.line}`}>
          <span className={`breaks strong ${pausada ? 'soft' : ''}`}>{name}</span>
          {situacao && <Tag tone={TONES[situacao] ?? 'plain'}>{readableName(situacao)}</Tag>}
          {pausada && <Tag tone="warning">Pausada</Tag>}
        </p>
        {nome_fantasia && nome && <p className="medium breaks">{readableName(nome_fantasia)}</p>}
        <p className="soft small">
          {nome && <span className="ink tabular nowrap">{number}</span>}
          {nome && DOT}
          {na_base === null && `O cadastro não pôde ser lido agora${DOT}`}
          {na_base === false && `Não está na base de dados abertos${DOT}`}
          acompanhada desde {formatDay(desde)}
        </p>
        {last ? (
          <button
            type="button"
            className={classes.last}
            aria-expanded={open}
            aria-controls={changes}
            onClick={() => setOpen(!open)}
          >
            <strong className="tabular">{dayText(last.mes)}</strong> {companyChangeTexts(last.tipos).join(', ')}
          </button>
        ) : (
          <p className="soft small">Nada mudou desde então</p>
        )}
        <div id={changes}>{open && <WatchChanges cnpj={cnpj} />}</div>
        <Problem error={unopened ?? error} text="Não foi possível tirar da lista." />
      </div>
      <div className={classes.near}>
        <button type="button" className={`text-action ${row.action}`} aria-label={`Consultar ${name}`} onClick={lookUp}>
          <IconSearch size={16} stroke={1.7} aria-hidden />
          Consultar
        </button>
        <button
          type="button"
          className={`text-action ${row.action}`}
          data-quiet
          aria-label={`Parar de acompanhar ${name}`}
          disabled={isLoading}
          onClick={async () => {
            setUnopened(undefined);
            const { error } = await stop(cnpj);
            if (!error) onGone(name);
          }}
        >
          <IconX size={16} stroke={1.7} aria-hidden />
          Parar
        </button>
      </div>
    </li>
  );
}
