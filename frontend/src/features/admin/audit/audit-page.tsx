import { Screen } from '../../../shared/ui/screen';
import { Tabs, useTab } from '../tabs';
import { AdminAuditLog } from './admin-audit-log';
import { AuditRecords } from './audit-records';

const TABS = [
  { name: 'consultas', label: 'Consultas' },
  { name: 'acoes', label: 'Ações de administradores' },
];

/** Who looked up whom, and who looked at that. */
export function AuditPage() {
  const tab = useTab(TABS);
  return (
    <Screen
      title="Auditoria"
      lead="Cada consulta deixa um registro que não se altera nem se apaga. O que você lê, busca ou exporta aqui também fica registrado."
    >
      <Tabs label="Partes da auditoria" tabs={TABS} />
      {tab === 'acoes' ? <AdminAuditLog /> : <AuditRecords />}
    </Screen>
  );
}
