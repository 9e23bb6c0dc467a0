import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AT_THE_MACHINE } from '../../../../kernel/admin-audit-entry.js';
import { csvFile } from '../../../../platform/http/csv.js';
import { momentRule, periodEnd, periodStart } from '../../../../platform/http/period.js';
import { ReadAudit } from '../application/read-audit.js';
import { VerifyAudit } from '../application/verify-audit.js';
import { AuditAccessLog } from './audit-access-log.store.js';
import { AUDIT_SHEET } from './audit-csv.js';

/** The audit for somebody who sits at the machine instead of the administration's screens. What they do is noted too. */
@Injectable()
export class AuditCommand {
  constructor(
    private readonly verifyAudit: VerifyAudit,
    private readonly audit: ReadAudit,
    private readonly auditLog: AuditAccessLog,
  ) {}

  /** What was found, line by line; a problem says where it is. */
  async verify(): Promise<{ intact: boolean; lines: string[] }> {
    const report = await this.verifyAudit.execute(AT_THE_MACHINE);
    const { blocks, sealed, sealedAdminActions, sealedReports, unsealed, heads, head, problems, problemCount } = report;
    const lines = [
      `Registros selados: ${sealed}, ${sealedAdminActions} ações de administradores e ${sealedReports} relatórios, em ${blocks} blocos; à espera de selo: ${unsealed}; anotações externas comparadas: ${heads}.`,
      head ? `Último bloco: ${head.number} ${head.seal}` : 'Nenhum bloco ainda.',
      ...problems.map(({ kind, block, id }) =>
        [kind, block === null ? null : `bloco ${block}`, id].filter(Boolean).join(' '),
      ),
      problemCount === 0
        ? 'Íntegra.'
        : `NÃO CONFERE: ${problemCount} ${problemCount === 1 ? 'diferença' : 'diferenças'}.`,
    ];
    return { intact: problemCount === 0, lines };
  }

  /** The records of a period, oldest first, as a file for a spreadsheet; null for a moment that is none. */
  async export(from: string | null, to: string | null): Promise<Readable | null> {
    if ([from, to].some((text) => text !== null && momentRule(text) !== null)) return null;
    await this.auditLog.note({
      adminId: AT_THE_MACHINE,
      action: 'export-audit',
      target: 'audit:command-line',
      after: { from, to },
    });
    const period = { from: from ? periodStart(from) : null, to: to ? periodEnd(to) : null };
    const all = { type: null, outcome: null, purpose: null, accountId: null, subjects: null };
    return csvFile(AUDIT_SHEET, this.audit.pages({ ...all, ...period }, 'oldest'));
  }
}
