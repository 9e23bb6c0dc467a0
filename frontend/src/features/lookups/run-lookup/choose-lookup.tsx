import { isLookupType, type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type HistoryItem, useListHistoryQuery } from '../../../shared/api/generated';
import { usePageTitle } from '../../../shared/ui/page-title';
import { useLookupStates } from '../lookup-states';
import { BATCHES, COMPANIES, groupAt } from '../paths';
import classes from './choose-lookup.module.css';
import { LookupCard, TypeCard } from './lookup-card';
import type { LookupFlow } from './lookup-flow';
import { type Choice, choicesFor } from './lookup-groups';
import { RecentLookups } from './recent-lookups';
import { SmartBox } from './smart-box';

interface Props {
  readonly flow: LookupFlow;
  /** What the address asks for and cannot be run here; null: nothing. */
  readonly wanted: string | null;
  readonly aside: ReactNode;
}

const RECENT = 5;

export function ChooseLookup({ flow, wanted, aside }: Props) {
  usePageTitle('Consultas');
  const { data, isLoading } = useListHistoryQuery({ limit: RECENT });
  const recent = data?.history ?? [];
  const { offered } = useLookupStates();
  return (
    <div className={classes.columns}>
      <div>
        <h1 className="page-title">O que você quer consultar?</h1>
        {wanted !== null && (
          <p className="caution warning medium apart" role="status">
            {isLookupType(wanted)
              ? `A consulta ${lookupDefinition(wanted).label} ainda não está disponível.`
              : 'Tipo de consulta não suportado.'}{' '}
            Escolha uma destas:
          </p>
        )}
        <SmartBox />
        <p className="soft medium spaced">
          Não tem o CNPJ? <Link to={COMPANIES}>Buscar empresas por nome, atividade ou cidade</Link>. Muitos de uma vez?{' '}
          <Link to={BATCHES}>Consultar uma lista</Link>
        </p>
        <h2 className={classes.subtitle}>Tipos de Consulta</h2>
        <ul className={classes.cards} data-waiting={isLoading || undefined}>
          {choicesFor(offered, typesIn(recent)).map((choice) => (
            <li key={'type' in choice ? choice.type : choice.group.key} className={classes.place}>
              <ChoiceCard choice={choice} onChoose={flow.choose} />
            </li>
          ))}
        </ul>
        <RecentLookups title="Últimas consultas" entries={recent} />
      </div>
      <div className={`stack in-order ${classes.aside}`}>{aside}</div>
    </div>
  );
}

function ChoiceCard({ choice, onChoose }: { choice: Choice; onChoose: LookupFlow['choose'] }) {
  if ('type' in choice) return <TypeCard type={choice.type} onChoose={onChoose} />;
  const { key, label, goesIn, comesOut, options } = choice.group;
  const [first] = options;
  if (!first) return null;
  return (
    <LookupCard
      type={first.type}
      label={label}
      goesIn={goesIn}
      comesOut={comesOut}
      to={groupAt(key)}
      onChoose={() => onChoose(null)}
      group
    />
  );
}

function typesIn(entries: readonly HistoryItem[]): LookupType[] {
  return [...new Set(entries.map(({ consultationType }) => consultationType))];
}
