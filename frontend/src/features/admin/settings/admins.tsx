import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  type AdminItem,
  useDeactivateAdminMutation,
  useListAdminsQuery,
  useReactivateAdminMutation,
} from '../../../shared/api/generated';
import { type Done, DoneNotice } from '../../../shared/ui/done-notice';
import { Loaded } from '../../../shared/ui/loaded';
import { Problem } from '../../../shared/ui/problem';
import { Admin } from './admin-row';
import { InviteDialog } from './invite-dialog';
import list from './setting-rows.module.css';
import classes from './settings.module.css';

/** Who administers: invited, shut out, let in again. */
export function Admins() {
  const query = useListAdminsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deactivate, deactivating] = useDeactivateAdminMutation();
  const [reactivate, reactivating] = useReactivateAdminMutation();
  const [inviting, setInviting] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const failure = deactivating.error ?? reactivating.error;

  async function letIn({ id, username }: AdminItem): Promise<void> {
    const answer = await reactivate({ id });
    if (!answer.error) setDone({ text: `${username} pode entrar de novo.` });
  }
  async function shutOut(admin: AdminItem): Promise<void> {
    const answer = await deactivate({ id: admin.id });
    if (!answer.error) setDone({ text: `${admin.username} não entra mais.`, undo: () => letIn(admin) });
  }
  return (
    <section aria-labelledby="administradores">
      <h2 id="administradores" className={classes.subtitle}>
        Administradores
      </h2>
      <div className={list.notice}>
        <DoneNotice done={done} busy={reactivating.isLoading} />
        <Problem error={failure} />
      </div>
      <Loaded query={query} failed="Não foi possível carregar." small>
        {({ data }) => (
          <ul className={`boxed ${list.rows}`}>
            {data.map((admin) => (
              <Admin
                key={admin.id}
                admin={admin}
                busy={deactivating.originalArgs?.id === admin.id && deactivating.isLoading}
                onShutOut={() => shutOut(admin)}
                onLetIn={() => letIn(admin)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Button variant="default" onClick={() => setInviting(true)}>
        Convidar administrador
      </Button>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </section>
  );
}
