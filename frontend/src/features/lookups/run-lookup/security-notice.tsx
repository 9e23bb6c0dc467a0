import { IconShieldLock } from '@tabler/icons-react';
import classes from './security-notice.module.css';

export function SecurityNotice() {
  return (
    <aside className={`screen-only ${classes.notice}`} aria-label="Aviso de segurança">
      <IconShieldLock size={22} stroke={1.6} aria-hidden />
      <p>
        <strong>Consulta segura e registrada.</strong> Consulte só com finalidade legítima (LGPD). Cada consulta fica
        registrada com data, tipo e finalidade, e os resultados são guardados cifrados, visíveis só para você.
      </p>
    </aside>
  );
}
