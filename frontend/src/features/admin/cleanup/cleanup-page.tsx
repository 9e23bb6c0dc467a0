import { useState } from 'react';
import { Screen } from '../../../shared/ui/screen';
import classes from './cleanup.module.css';
import { CleanupLog } from './cleanup-log';
import { CleanupMetrics } from './cleanup-metrics';
import type { CleanupNotice } from './cleanup-notice';
import { CleanupPreview } from './cleanup-preview';

/** Limpeza: how many accounts are past their time, who they are, taking them away, and what was done so far. */
export function CleanupPage() {
  const [notice, tell] = useState<CleanupNotice | null>(null);
  return (
    <Screen
      title="Limpeza"
      lead="Contas sem plano saem em dois passos: primeiro ninguém entra e elas podem voltar; depois os dados pessoais são apagados. Pagamentos, aceites e auditoria ficam, sem o nome, pelo prazo da lei."
    >
      <CleanupMetrics />
      <p className={classes.notice} role={notice?.failed ? 'alert' : 'status'} data-failed={notice?.failed}>
        {notice?.text}
      </p>
      <CleanupPreview onDone={tell} />
      <CleanupLog />
    </Screen>
  );
}
