import { IconShieldLock } from '@tabler/icons-react';
import classes from './lookup-page.module.css';

/** Stands below every form and every result. */
export function SecurityNotice() {
  return (
    <aside className={`screen-only line soft small ${classes.notice}`} aria-label="Aviso de segurança">
      <IconShieldLock size={22} stroke={1.6} aria-hidden />
      <p>
        <strong className="ink bold">Consulta segura e registrada.</strong> Consulte só com finalidade legítima (LGPD).
        Cada consulta fica registrada com data, tipo e finalidade, e os resultados são guardados criptografados,
        visíveis só para você.
      </p>
    </aside>
  );
}
