import { isLookupType, type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { BackLink } from '../../../shared/ui/back-link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StatePanel } from '../../../shared/ui/state-panel';
import { type LookupStates, useLookupStates } from '../lookup-states';
import { CHOOSE, groupAt } from '../paths';
import { UsageLine } from '../usage-limits/usage-line';
import { ChooseLookup } from './choose-lookup';
import classes from './choose-lookup.module.css';
import { TypeCard } from './lookup-card';
import type { LookupFlow } from './lookup-flow';
import { groupOf, groupOfType, type LookupGroup } from './lookup-groups';
import { LookupScreen } from './lookup-screen';

interface Props {
  readonly flow: LookupFlow;
  /** The type that the address asks for. */
  readonly wanted: string | null;
  readonly group: string | null;
  /** What other features show beside the cards. */
  readonly aside: ReactNode;
}

/** The lookup tab: cards, a choice within a group, then one type's form and what comes of it. */
export function LookupTab({ flow, wanted, group, aside }: Props) {
  const states = useLookupStates();
  const { offered, stateOf } = states;
  const type = isLookupType(wanted) && offered.includes(wanted) ? wanted : null;
  const options = groupOf(group, offered);
  useTypeOfAddress(flow, type);
  return (
    <>
      <UsageLine />
      {type && stateOf(type) === 'manutencao' && flow.run.phase === 'idle' ? (
        <UnderMaintenance type={type} states={states} />
      ) : type && flow.type === type ? (
        <LookupScreen key={type} type={type} flow={flow} offered={offered} />
      ) : options ? (
        <GroupChoice group={options} onChoose={flow.choose} />
      ) : (
        !type && <ChooseLookup flow={flow} wanted={wanted} aside={aside} />
      )}
    </>
  );
}

/**
 * A link or the browser's own buttons may ask for another type than the one at hand; then it starts empty. So it does
 * when the same type is asked for afresh (navigation state `fresh`), except on the way back to such an entry.
 */
function useTypeOfAddress(flow: LookupFlow, type: LookupType | null) {
  const { key, state } = useLocation();
  const afresh = useNavigationType() === 'PUSH' && Boolean(Object(state).fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made here comes before the address follows it
  useEffect(() => {
    if (type !== null && (flow.type !== type || afresh)) flow.choose(type);
  }, [type, key]);
}

/** In the place of a form whose type has no source switched on. */
function UnderMaintenance({ type, states }: { type: LookupType; states: LookupStates }) {
  const { label } = lookupDefinition(type);
  const group = groupOfType(type, states.offered);
  const navigate = useNavigate();
  usePageTitle(`Consultar ${label}`);
  return (
    <>
      <BackLink to={group ? groupAt(group.key) : CHOOSE} />
      <h1 className="page-title">Consultar {label}</h1>
      <StatePanel
        title={states.textOf(type)}
        text="Esta consulta está fora do ar para todos. As outras seguem funcionando."
        action={{ label: 'Escolher outro tipo', onClick: () => navigate(CHOOSE) }}
      />
    </>
  );
}

/** The screen between a group's card and the forms of its types. */
function GroupChoice({ group, onChoose }: { group: LookupGroup; onChoose: (type: LookupType) => void }) {
  usePageTitle(`Consultar ${group.label}`);
  return (
    <>
      <BackLink to={CHOOSE} />
      <h1 className="page-title">Consultar {group.label}</h1>
      <ul className={classes.cards}>
        {group.options.map(({ type, label }) => (
          <li key={type}>
            <TypeCard type={type} label={label} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}
