import { useListAdminActionsQuery } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatMoment } from '../../../shared/ui/dates';
import { Problem } from '../../../shared/ui/problem';
import { actionLabel } from '../audit/action-labels';
import rows from '../rows.module.css';

const SHOWN = 20;

/** What administrators did to this account, and what of the kind the person did, the newest first. */
export function AuditLogCard({ accountId }: { accountId: string }) {
  const query = { target: `account:${accountId}`, limit: SHOWN };
  const { data, error } = useListAdminActionsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <Card title="Ações registradas nesta conta">
      <Problem error={error} text="Indisponível" />
      {data?.data.length === 0 && <p className="soft medium">Nenhuma ainda.</p>}
      {data && data.data.length > 0 && (
        <ul className="breaks" aria-label="Ações registradas nesta conta">
          {data.data.map(({ id, at, action, adminId, adminName }) => (
            <li key={id} className={rows.row}>
              <span>
                <strong>{actionLabel(action)}</strong>
                <span className="soft medium">
                  {adminId === accountId ? 'A própria pessoa' : (adminName ?? `Conta encerrada ${adminId.slice(-8)}`)},
                  em {formatMoment(at)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
