import { isLookupType, type LookupType } from '@kernel/lookup-catalogue';
import { useEffect } from 'react';
import { RUNNABLE_TYPES, runnableLookup } from '../runnable-lookups';
import { ChooseLookup } from './choose-lookup';
import { GroupChoice } from './group-choice';
import type { LookupFlow } from './lookup-flow';
import { groupOf } from './lookup-groups';
import { LookupScreen } from './lookup-screen';
import { SecurityNotice } from './security-notice';

interface Props {
  readonly flow: LookupFlow;
  /** The type that the address asks for. */
  readonly wanted: string | null;
  readonly group: string | null;
  readonly runnable?: readonly LookupType[];
}

/** The consultation tab: cards, a choice within a group, then one type's form and what comes of it. */
export function Consultation({ flow, wanted, group, runnable = RUNNABLE_TYPES }: Props) {
  const type = isLookupType(wanted) && runnable.includes(wanted) && runnableLookup(wanted) ? wanted : null;
  const options = groupOf(group, runnable);
  useTypeOfAddress(flow, type);
  return (
    <>
      {type && flow.type === type ? (
        <LookupScreen key={type} type={type} flow={flow} runnable={runnable} />
      ) : options ? (
        <GroupChoice group={options} onChoose={flow.choose} />
      ) : (
        !type && <ChooseLookup flow={flow} runnable={runnable} missing={isLookupType(wanted) ? wanted : null} />
      )}
      <SecurityNotice />
    </>
  );
}

/** A link or the browser's own buttons may ask for another type than the one at hand; then it starts empty. */
function useTypeOfAddress(flow: LookupFlow, type: LookupType | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made here comes before the address follows it
  useEffect(() => {
    if (type !== null && flow.type !== type) flow.choose(type);
  }, [type]);
}
