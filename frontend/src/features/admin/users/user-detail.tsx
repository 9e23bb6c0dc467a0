import { USER_STATUS_LABELS, type UserStatus } from '@kernel/user-account';
import { type UserAnswer, type UserConsent, useOpenUserQuery } from '../../../shared/api/generated';
import { BackLink } from '../../../shared/ui/back-link';
import { Card } from '../../../shared/ui/card';
import { dayText, formatMoment } from '../../../shared/ui/dates';
import detail from '../../../shared/ui/detail.module.css';
import { HiddenTitle } from '../../../shared/ui/hidden-title';
import { Loaded } from '../../../shared/ui/loaded';
import { Screen } from '../../../shared/ui/screen';
import { Tag } from '../../../shared/ui/tag';
import rows from '../rows.module.css';
import { AccountCard } from './account-card';
import { ApiKeysCard } from './api-keys-card';
import { AuditLogCard } from './audit-log-card';
import { PaymentsCard } from './payments-card';
import { PlanCard } from './plan-card';
import { SessionsCard } from './sessions-card';
import { UsageCard } from './usage-card';
import { STATUS_TONES } from './user-labels';

/** One account: who it is, what it has, how it is used, what was done to it, and what can be done. */
export function UserDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useOpenUserQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <>
      <BackLink onClick={onClose} />
      {query.error && !query.data && <HiddenTitle title="Conta" />}
      <Loaded query={query} failed="Não foi possível abrir a conta">
        {(user) => <Opened user={user} />}
      </Loaded>
    </>
  );
}

function Opened({ user: { account, plan, usage } }: { user: UserAnswer }) {
  const status = statusOf({ account, plan });
  const gone = account.erasedAt !== null;
  return (
    <Screen title={account.name} lead={<Tag tone={STATUS_TONES[status]}>{USER_STATUS_LABELS[status]}</Tag>}>
      <h2 className="visually-hidden">Conta</h2>
      <div className={detail.columns}>
        <div className="stack shrinks">
          <AccountCard account={account} />
          <PlanCard accountId={account.id} plan={plan} gone={gone} />
          <PaymentsCard plan={plan} />
          <UsageCard accountId={account.id} usage={usage} />
        </div>
        <div className="stack shrinks">
          <SessionsCard accountId={account.id} sessions={account.sessions} />
          <ApiKeysCard accountId={account.id} />
          <ConsentsCard consents={account.consents} />
          <AuditLogCard accountId={account.id} />
        </div>
      </div>
    </Screen>
  );
}

/** The same order of precedence as in the list. */
function statusOf({ account, plan }: Pick<UserAnswer, 'account' | 'plan'>): UserStatus {
  if (account.erasedAt) return 'excluido';
  if (account.blockedAt) return 'bloqueado';
  if (plan.active) return 'ativo';
  return plan.expiresAt ? 'expirado' : 'sem_plano';
}

const DOCUMENTS: Readonly<Record<string, string>> = { terms: 'Termos de uso', privacy: 'Aviso de privacidade' };

/** What was accepted, in which version and when. */
function ConsentsCard({ consents }: { consents: readonly UserConsent[] }) {
  return (
    <Card title="Termos aceitos">
      {consents.length === 0 && <p className="soft medium">Nada foi aceito ainda.</p>}
      {consents.length > 0 && (
        <ul className="breaks" aria-label="Termos aceitos">
          {consents.map(({ document, version, acceptedAt }) => (
            <li key={`${document} ${acceptedAt}`} className={rows.row}>
              <span>
                <strong>{DOCUMENTS[document] ?? document}</strong>
                <span className="soft medium">
                  Versão de {dayText(version)}, em {formatMoment(acceptedAt)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
