import { formatCnpj } from '@kernel/cnpj';
import { IconSearch } from '@tabler/icons-react';
import type { FoundCompany } from '../../../shared/api/generated';
import { dayText } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { Tag } from '../../../shared/ui/tag';
import { useLookupActions } from '../lookup-actions';
import { useLookupStates } from '../lookup-states';
import { useNaturalText } from '../result/natural-view';
import { WatchLink } from '../watch/watch-link';
import classes from './company-row.module.css';
import { TONES } from './company-tones';

/** One establishment: what it is called, where it is, what it does, and the way to all of it. */
export function CompanyRow({ company }: { company: FoundCompany }) {
  const say = useNaturalText();
  const { run } = useLookupActions();
  const { canRun } = useLookupStates();
  const { cnpj, razao_social, nome_fantasia, situacao_cadastral, cnae_fiscal_principal } = company;
  const name = say(razao_social ?? nome_fantasia ?? 'Sem razão social');
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={`row ${classes.line}`}>
          <span className="breaks strong">{name}</span>
          {situacao_cadastral && <Tag tone={TONES[situacao_cadastral] ?? 'plain'}>{say(situacao_cadastral)}</Tag>}
        </p>
        {nome_fantasia && razao_social && <p className="medium breaks">{say(nome_fantasia)}</p>}
        <p className="soft small breaks">
          <span className="ink tabular nowrap">{formatCnpj(cnpj)}</span>
          {placeOf(company, say)}
        </p>
        <p className="soft small breaks">{activityOf(cnae_fiscal_principal, company.data_inicio_atividade, say)}</p>
      </div>
      <div className={`row ${classes.actions}`}>
        <WatchLink cnpj={cnpj} name={`${name}, ${formatCnpj(cnpj)}`} />
        {canRun('cnpj') && (
          <button
            type="button"
            className={`text-action ${classes.action}`}
            aria-label={`Consultar ${name}, ${formatCnpj(cnpj)}`}
            onClick={() => run('cnpj', { cnpj }, null)}
          >
            <IconSearch size={16} stroke={1.7} aria-hidden />
            Consultar
          </button>
        )}
      </div>
    </li>
  );
}

type Say = (text: string) => string;

function placeOf({ municipio, uf, tipo }: FoundCompany, say: Say): string {
  const place = municipio && uf ? say(`${municipio}, ${uf}`) : (municipio ?? uf);
  return [place, tipo && say(tipo)]
    .filter(Boolean)
    .map((part) => `${DOT}${part}`)
    .join('');
}

function activityOf(activity: FoundCompany['cnae_fiscal_principal'], opened: string | null, say: Say): string {
  const what = activity && (activity.descricao ? say(activity.descricao) : `CNAE ${activity.codigo}`);
  return [what, opened && `aberta em ${dayText(opened)}`].filter(Boolean).join(DOT);
}
