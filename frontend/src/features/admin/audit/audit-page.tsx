import { Link, useSearchParams } from 'react-router-dom';
import { Screen } from '../../../shared/ui/screen';
import { AdminActions } from './admin-actions';
import classes from './audit.module.css';
import { AuditRecords } from './audit-records';

const DEEDS = 'acoes';

/** Who looked up whom, and who looked at that. */
export function AuditPage() {
  const [params] = useSearchParams();
  const ofDeeds = params.get('aba') === DEEDS;
  return (
    <Screen
      title="Auditoria"
      lead="Cada consulta deixa um registro que não se altera nem se apaga. O que você lê, busca ou exporta aqui também fica registrado."
    >
      <nav aria-label="Partes da auditoria" className={classes.parts}>
        <Link to="?" aria-current={ofDeeds ? undefined : 'page'}>
          Consultas
        </Link>
        <Link to={`?aba=${DEEDS}`} aria-current={ofDeeds ? 'page' : undefined}>
          Ações de administradores
        </Link>
      </nav>
      {ofDeeds ? <AdminActions /> : <AuditRecords />}
    </Screen>
  );
}
