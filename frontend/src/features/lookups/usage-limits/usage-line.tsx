import { IconClockPause } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useCallDispatch } from '../../../shared/api/call';
import { type UsageLimit, useGetUsageQuery } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import classes from './limitation-notice.module.css';
import { usageChanged } from './usage.api';
import { UsageMeter, UsageMeterPlace } from './usage-meter';

const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true };

/** Beside the tabs: what is left of the day; its place is kept while that is on its way. */
export function DayMeter() {
  const { data, isLoading } = useGetUsageQuery(undefined, FRESH);
  return data ? <UsageMeter usage={data} /> : isLoading && <UsageMeterPlace />;
}

/** Above the lookup: what else than the day limits it. */
export function UsageLine() {
  const { data } = useGetUsageQuery(undefined, FRESH);
  return data?.limitacao ? <LimitationNotice limit={data.limitacao} /> : null;
}

/** That lookups are slower or paused: why, until when, and how to have it looked at. */
function LimitationNotice({ limit: { nivel, explicacao, ate, protocolo } }: { limit: UsageLimit }) {
  useUsageAfter(ate);
  const until = ate ? `até ${formatMoment(ate)}` : 'até a liberação pela equipe';
  return (
    <section className={classes.notice} role="status">
      <IconClockPause size={22} stroke={1.6} aria-hidden />
      <div>
        <h2 className="size-16">
          {nivel === 'parado' ? 'Consultas em pausa' : 'Consultas mais lentas'} {until}
        </h2>
        <p className="nearest">
          {explicacao} {nivel === 'lento' && 'Cada consulta espera um momento antes de começar.'}
        </p>
        <p className="nearest">
          É um uso legítimo? <Link to="/sugestoes">Escreva para a equipe</Link> e informe o protocolo{' '}
          <code className="small nowrap">{protocolo}</code>: uma pessoa confere e libera. O histórico continua
          disponível.
        </p>
      </div>
    </section>
  );
}

/** Once the time has come, nothing may be limited any more. */
function useUsageAfter(ate: string | null): void {
  const dispatch = useCallDispatch();
  useEffect(() => {
    const left = ate === null ? 0 : new Date(ate).getTime() - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => dispatch(usageChanged()), left);
    return () => clearTimeout(timer);
  }, [ate, dispatch]);
}
