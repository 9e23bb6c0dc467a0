import { useState } from 'react';
import { useGetCleanupStatsQuery } from '../../../shared/api/generated';
import { Screen } from '../../../shared/ui/screen';
import { CleanupLog } from './cleanup-log';
import { CleanupMetrics } from './cleanup-metrics';
import { CleanupPreview } from './cleanup-preview';
import type { CleanupNotice } from './confirm-cleanup';

/** Limpeza: how many accounts are past their time, who they are, removing them, and what was done so far. */
export function CleanupPage() {
  const [notice, tell] = useState<CleanupNotice | null>(null);
  const { data: stats } = useGetCleanupStatsQuery();
  return (
    <Screen
      title="Limpeza"
      lead="Remover uma conta apaga nome, e-mail, senha, sessões, WhatsApp e histórico na hora, sem volta. Pagamentos, aceites e auditoria ficam, sem o nome, pelo prazo da lei."
    >
      <CleanupMetrics />
      <p className={`${notice?.failed ? 'danger' : 'success'} apart if-any`} role={notice?.failed ? 'alert' : 'status'}>
        {notice?.text}
      </p>
      <CleanupPreview rule="plano_vencido" days={stats?.gracePeriodinDays} off={false} onDone={tell} />
      <CleanupPreview
        rule="nunca_pagou"
        days={stats?.unpaidPeriodInDays}
        off={stats && !stats.unpaidRemoved}
        onDone={tell}
      />
      <CleanupLog />
    </Screen>
  );
}
