import '../../shared/ui/forms.css';
import { Link, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { DOSSIERS } from './dossier/dossier-paths';
import { FULL_VARIANT, TAB_VARIANT } from './history/history-filters';
import { HistoryTab } from './history/history-tab';
import classes from './lookup-page.module.css';
import { CHOOSE, FULL_HISTORY, formOf, HISTORY, PROFILE } from './paths';
import { ProfileTab } from './profile/profile-tab';
import { type RunLookup, RunRelated } from './related-lookup';
import { useLookupFlow, type Values } from './run-lookup/lookup-flow';
import { LookupTab } from './run-lookup/lookup-tab';
import { type LookupSlots, Slot } from './slots';

/**
 * LookupTab, history and profile, and the history as a page of its own. The address says which is on show; what was
 * typed or found is kept meanwhile.
 */
export function LookupPage({ aside, ...profileSlots }: LookupSlots) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const flow = useLookupFlow();
  const { pathname } = useLocation();
  const full = pathname === FULL_HISTORY;
  const dossier = pathname.startsWith(DOSSIERS);
  const tab = full || dossier ? null : params.get('aba');
  const startLookup: RunLookup = (type, values: Values) => {
    flow.choose(type, values);
    navigate(formOf(type), { flushSync: true });
  };
  return (
    <RunRelated value={startLookup}>
      <div className={classes.page} data-full={full || undefined}>
        {!full && <Tabs current={dossier ? 'historico' : tab} lookup={flow.type ? formOf(flow.type) : CHOOSE} />}
        {dossier && <Outlet />}
        {full && <HistoryTab variant={FULL_VARIANT} />}
        {tab === 'historico' && <HistoryTab variant={TAB_VARIANT} />}
        {tab === 'perfil' && <ProfileTab {...profileSlots} />}
        {!full && !dossier && tab !== 'historico' && tab !== 'perfil' && (
          <LookupTab
            flow={flow}
            wanted={params.get('tipo')}
            group={params.get('grupo')}
            aside={<Slot contents={aside} />}
          />
        )}
      </div>
    </RunRelated>
  );
}

function Tabs({ current, lookup }: { current: string | null; lookup: string }) {
  const tabs = [
    { label: 'Consulta', to: lookup, on: current !== 'historico' && current !== 'perfil' },
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
