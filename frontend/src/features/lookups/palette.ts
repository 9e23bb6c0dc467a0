import { LOOKUP_TYPES, lookupDefinition } from '@kernel/lookup-catalogue';
import { timeAgo } from '../../shared/ui/dates';
import type { Finder } from '../../shared/ui/suggestion';
import { lookupsApi, searchHistory } from './lookups.api';
import { formOf, resultAt } from './paths';
import { detectLookups } from './run-lookup/detect-lookup';
import { setPendingLookup } from './run-lookup/pending-lookup';

const MOST_PAST = 5;

/** The lookups that the text can be meant for. */
export const findLookups: Finder = async (text, dispatch) => {
  const { data } = await dispatch(lookupsApi.endpoints.listLookupTypes.initiate(undefined, { subscribe: false }));
  const out = new Set(data?.flatMap(({ type, state }) => (state === 'manutencao' ? [type] : [])));
  const offered = data ? new Set(data.map(({ type }) => type)) : null;
  const runnable = LOOKUP_TYPES.filter((type) => !out.has(type) && (offered?.has(type) ?? true));
  return detectLookups(text, runnable).map(({ type, values, text: shown }) => ({
    group: 'Consultar',
    label: `${lookupDefinition(type).label} ${shown}`,
    does: { goTo: formOf(type), first: () => setPendingLookup({ type, values }) },
  }));
};

/** Past lookups of a whole document, telephone or e-mail, or of whole words of a name. */
export const findPastLookups: Finder = async (text, dispatch) => {
  const { data } = await dispatch(searchHistory({ texto: text, limit: MOST_PAST }));
  return (data?.history ?? []).map(({ consultationType, query, timestamp, protocolo }) => ({
    group: 'No histórico',
    label: `${lookupDefinition(consultationType).label} ${query}, ${timeAgo(timestamp)}`,
    does: { goTo: resultAt(protocolo) },
  }));
};
