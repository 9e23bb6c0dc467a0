import { Screen } from '../../../shared/ui/screen';
import { Parts, usePart } from '../parts';
import { AdminAuditLog } from './admin-audit-log';
import { AuditRecords } from './audit-records';

const PARTS = [
  { name: 'consultas', label: 'Consultas' },
  { name: 'acoes', label: 'Ações de administradores' },
];

/** Who looked up whom, and who looked at that. */
export function AuditPage() {
  const part = usePart(PARTS);
  return (
    <Screen
      title="Auditoria"
      lead="Cada consulta deixa um registro que não se altera nem se apaga. O que você lê, busca ou exporta aqui também fica registrado."
    >
      <Parts label="Partes da auditoria" parts={PARTS} />
      {part === 'acoes' ? <AdminAuditLog /> : <AuditRecords />}
    </Screen>
  );
}
