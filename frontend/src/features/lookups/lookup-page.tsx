import { lazyOf } from '../../shared/ui/code-of';
import '../../shared/ui/forms.css';
import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useMatch, useNavigationType, useSearchParams } from 'react-router-dom';
import { LatePart } from '../../shared/ui/late-part';
import { useNavigateHere } from '../../shared/ui/use-navigate-here';
import { useCompanySearch } from './companies/company-search';
import { FULL_VARIANT, TAB_VARIANT } from './history/history-filters';
import { HistoryList } from './history/history-list';
import { SavedResult } from './history/saved-result';
import { type LookupActions, ProvideLookupActions } from './lookup-actions';
import classes from './lookup-page.module.css';
import { CHOOSE, COMPANIES, DOSSIERS, FULL_HISTORY, formOf, HISTORY, PROFILE, RESULT, resultAt } from './paths';
import { keepPlace } from './run-lookup/keep-place';
import { type LookupFlow, useLookupFlow } from './run-lookup/lookup-flow';
import { LookupTab } from './run-lookup/lookup-tab';
import { setPendingLookup, usePendingLookup } from './run-lookup/pending-lookup';
import { usePurpose } from './run-lookup/purpose';
import { SecurityNotice } from './security-notice';
import { type LookupSlots, Slot } from './slots';
import { DayMeter } from './usage-limits/usage-line';

const ProfileTab = lazyOf(() => import('./profile/profile-tab'), 'ProfileTab');
const BesideLookup = lazyOf(() => import('./run-lookup/beside-lookup'), 'BesideLookup');

/**
 * The lookup tab, history and profile, the history as a page of its own, and each result at its permanent address. The
 * address says which is on show; what was typed or found is kept meanwhile.
 */
export function LookupPage({ aside, ...profileSlots }: LookupSlots) {
  const [params] = useSearchParams();
  const protocolo = useMatch(RESULT)?.params.protocolo ?? null;
  const { pathname } = useLocation();
  const full = pathname === FULL_HISTORY;
  const dossier = pathname.startsWith(DOSSIERS);
  const companies = pathname === COMPANIES;
  const tab = full || dossier || companies || protocolo ? null : params.get('aba');
  const [searched, setSearched] = useState('');
  const companySearch = useCompanySearch();
  const { flow, beside, actions, onErased } = useLookups();
  const fresh = protocolOf(flow) === protocolo;
  const history = full ? FULL_VARIANT : tab === 'historico' ? TAB_VARIANT : null;
  const looking = !history && !dossier && !companies && tab !== 'perfil';
  return (
    <ProvideLookupActions value={actions}>
      <div className={classes.page} data-full={full || undefined} data-beside={beside.type !== null || undefined}>
        {!full && (
          <div className={`screen-only ${classes.top}`} data-result={protocolo !== null || undefined}>
            <Tabs current={dossier ? 'historico' : companies ? 'empresas' : tab} lookup={placeOf(flow)} />
            {!dossier && tab === null && <DayMeter />}
          </div>
        )}
        {(dossier || companies) && <Outlet context={companySearch} />}
        {history && (
          <HistoryList
            key={history.title}
            variant={history}
            text={searched}
            onSearch={setSearched}
            onErased={onErased}
          />
        )}
        {tab === 'perfil' && (
          <LatePart>
            <ProfileTab {...profileSlots} />
          </LatePart>
        )}
        {protocolo && !fresh && <SavedResult key={protocolo} protocolo={protocolo} />}
        {looking && (protocolo === null || fresh) && (
          <LookupTab
            flow={flow}
            wanted={protocolo ? flow.type : params.get('tipo')}
            group={params.get('grupo')}
            aside={<Slot contents={aside} />}
          />
        )}
        {looking && <SecurityNotice />}
      </div>
      {beside.type && (
        <LatePart>
          <BesideLookup flow={beside} />
        </LatePart>
      )}
    </ProvideLookupActions>
  );
}

/** The lookup of this page, the one beside it, and what the page's parts can ask for. */
function useLookups() {
  const navigate = useNavigateHere();
  const location = useLocation();
  const here = useRef(location);
  here.current = location;
  const chosen = usePurpose();
  const flow = useLookupFlow((type, protocolo) => {
    const { pathname, search } = here.current;
    if (pathname + search === formOf(type)) navigate(resultAt(protocolo), { replace: true });
  });
  const beside = useLookupFlow(() => undefined);
  const goToForm = (type: LookupType) => {
    const { pathname, search } = here.current;
    navigate(formOf(type), { flushSync: true, replace: pathname + search === formOf(type) });
  };
  const actions: LookupActions = {
    open(type, values) {
      flow.choose(type, values);
      goToForm(type);
    },
    run(type, values, purpose) {
      const { inputs, personal } = lookupDefinition(type);
      const complete = inputs.every(({ name, rule }) => rule(values[name] ?? '') === null);
      if (!complete || (personal && purpose === null)) return actions.open(type, values);
      flow.start(type, values, personal ? purpose : null);
      goToForm(type);
    },
    runBeside(type, values) {
      const { personal } = lookupDefinition(type);
      if (personal && chosen.purpose === null) return actions.open(type, values);
      keepPlace(document.activeElement, () => void beside.start(type, values, personal ? chosen.purpose : null));
    },
  };
  const replaced = useNavigationType() === 'REPLACE';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is beside a page goes with it, not with its new address
  useEffect(() => {
    if (!replaced) beside.choose(null);
  }, [location.key]);
  const latest = useRef(flow);
  latest.current = flow;
  const onErased = (protocolos: readonly string[]) => {
    const found = protocolOf(latest.current);
    if (found !== null && protocolos.includes(found)) flow.choose(null);
  };
  const pending = usePendingLookup();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup that was asked for elsewhere is run once
  useEffect(() => {
    if (!pending || !chosen.known) return;
    setPendingLookup(null);
    actions.run(pending.type, pending.values, chosen.purpose);
  }, [pending, chosen.known]);
  return { flow, beside, actions, onErased };
}

function protocolOf({ run }: LookupFlow): string | null {
  return run.phase === 'done' ? run.answer.meta.protocolo : null;
}

/** Where the lookup of this page is on show. */
function placeOf(flow: LookupFlow): string {
  const found = protocolOf(flow);
  if (found !== null) return resultAt(found);
  return flow.type ? formOf(flow.type) : CHOOSE;
}

function Tabs({ current, lookup }: { current: string | null; lookup: string }) {
  const tabs = [
    { label: 'Consulta', to: lookup, on: !['historico', 'perfil', 'empresas'].includes(current ?? '') },
    { label: 'Histórico', to: HISTORY, on: current === 'historico' },
    { label: 'Perfil', to: PROFILE, on: current === 'perfil' },
  ];
  return (
    <nav aria-label="Abas" className={classes.tabs}>
      {tabs.map(({ label, to, on }) => (
        <Link key={label} to={to} className={classes.tab} aria-current={on ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
