import type { Readable } from 'node:stream';
import { AUDIT_OUTCOME_LABELS } from '../../../../kernel/audit-outcomes.js';
import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSES } from '../../../../kernel/purposes.js';
import { csvFile } from '../../../../platform/http/csv.js';
import type { AuditRecord } from '../domain/audit-record.js';

const COLUMNS =
  'Id;Data/Hora (UTC);Conta;Tipo;Titular;Finalidade;Base legal;Origem;Fonte;Desfecho;Protocolo;Bloco'.split(';');

/** The audit as a file for a spreadsheet. */
export function auditCsv(pages: AsyncIterable<readonly AuditRecord[]>): Readable {
  return csvFile(COLUMNS, pages, cellsOf);
}

function cellsOf(record: AuditRecord): string[] {
  return [
    record.id,
    record.at.toISOString(),
    record.accountId,
    lookupDefinition(record.type).label,
    record.masked,
    record.purpose ? PURPOSES[record.purpose] : '',
    record.legalBasis ?? '',
    record.origem ?? '',
    record.fonte ?? '',
    AUDIT_OUTCOME_LABELS[record.outcome],
    record.protocolo,
    record.block === null ? '' : String(record.block),
  ];
}
