import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formOf, groupAt } from '../addresses';
import { LOOKUP_ICONS } from '../lookup-icons';
import { type HistoryItem, useListHistoryQuery } from '../lookups.api';
import classes from './choose-lookup.module.css';
import type { LookupFlow } from './lookup-flow';
import { type Choice, choicesFor } from './lookup-groups';
import { RecentLookups } from './recent-lookups';
import { SmartBox } from './smart-box';

interface Props {
  readonly flow: LookupFlow;
  readonly runnable: readonly LookupType[];
  /** A type that was asked for and cannot be run here. */
  readonly missing: LookupType | null;
}

const RECENT = 5;

export function ChooseLookup({ flow, runnable, missing }: Props) {
  const { data } = useListHistoryQuery({ limit: RECENT });
  const recent = data?.history ?? [];
  return (
    <>
      <h1 className={classes.title}>O que você quer consultar?</h1>
      {missing && (
        <p className={classes.missing} role="status">
          A consulta {lookupDefinition(missing).label} ainda não está disponível. Escolha uma destas:
        </p>
      )}
      <SmartBox runnable={runnable} />
      <h2 className={classes.subtitle}>Tipos de Consulta</h2>
      <ul className={classes.cards}>
        {choicesFor(runnable, typesIn(recent)).map((choice) => (
          <li key={'type' in choice ? choice.type : choice.group.key}>
            <Card choice={choice} onChoose={flow.choose} />
          </li>
        ))}
      </ul>
      <RecentLookups title="Últimas consultas" entries={recent} />
    </>
  );
}

function Card({ choice, onChoose }: { choice: Choice; onChoose: LookupFlow['choose'] }) {
  const single = 'type' in choice;
  const type = single ? choice.type : choice.group.options[0]?.type;
  if (!type) return null;
  const { label, goesIn, comesOut } = lookupDefinition(type);
  const Icon = LOOKUP_ICONS[type];
  return (
    <Link
      to={single ? formOf(type) : groupAt(choice.group.key)}
      className={classes.card}
      onClick={() => onChoose(single ? type : null)}
    >
      <span className={classes.icon}>
        <Icon size={24} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.name}>{single ? label : choice.group.label}</span>
      <span className={classes.in}>
        {single ? `Informe: ${goesIn}` : choice.group.options.map((o) => o.label).join(' ou ')}
      </span>
      <span className={classes.out}>
        <IconArrowRight size={16} aria-hidden />
        <span className="visually-hidden">Resultado: </span>
        {comesOut}
      </span>
    </Link>
  );
}

function typesIn(entries: readonly HistoryItem[]): LookupType[] {
  return [...new Set(entries.map(({ consultationType }) => consultationType))];
}
