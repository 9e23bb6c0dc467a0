import { IconFlask } from '@tabler/icons-react';
import classes from './simulated-banner.module.css';

/** Says that nobody was asked: this answer is invented. */
export function SimulatedBanner() {
  return (
    <div className={classes.banner} role="alert">
      <IconFlask size={28} stroke={1.6} className="fixed" aria-hidden />
      <div>
        <p className={classes.title}>Dados simulados</p>
        <p>Nenhuma fonte respondeu: este resultado é inventado e não conta como sucesso. Não use para decidir nada.</p>
      </div>
    </div>
  );
}
