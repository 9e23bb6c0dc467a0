import { Screen } from '../../../shared/ui/screen';
import { Parts, usePart } from '../parts';
import { AdminActions } from './admin-actions';
import { AuditRecords } from './audit-records';

const PARTS = [
  { name: 'consultas', label: 'Consultas' },
  { name: 'acoes', label: 'Ações de administradores' },
];

/** Who looked up whom, and who looked at that. */
export function AuditPage() {
  const ofDeeds = usePart(PARTS) === 'acoes';
  return (
    <Screen
      title="Auditoria"
      lead="Cada consulta deixa um registro que não se altera nem se apaga. O que você lê, busca ou exporta aqui também fica registrado."
    >
      <Parts label="Partes da auditoria" parts={PARTS} />
      {ofDeeds ? <AdminActions /> : <AuditRecords />}
    </Screen>
  );
}
