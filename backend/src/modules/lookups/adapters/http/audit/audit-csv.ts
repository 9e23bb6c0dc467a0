import { Readable } from 'node:stream';
import { AUDIT_OUTCOME_LABELS } from '../../../../../kernel/audit-outcomes.js';
import { lookupDefinition } from '../../../../../kernel/lookup-catalogue.js';
import { PURPOSES } from '../../../../../kernel/purposes.js';
import type { AuditRecord } from '../../../domain/audit/audit-record.js';
import { csvCell } from '../history-csv.js';

const AUDIT_HEAD =
  '\uFEFFId;Data/Hora (UTC);Conta;Tipo;Titular;Finalidade;Base legal;Origem;Fonte;Desfecho;Protocolo;Bloco\r\n';

/** The audit as a file for a spreadsheet, written as it is read: the next page is asked for when the last one has left. */
export function auditCsv(pages: AsyncIterable<readonly AuditRecord[]>): Readable {
  return Readable.from(linesOf(pages));
}

async function* linesOf(pages: AsyncIterable<readonly AuditRecord[]>): AsyncGenerator<string> {
  yield AUDIT_HEAD;
  for await (const records of pages) if (records.length > 0) yield records.map(lineOf).join('');
}

function lineOf(record: AuditRecord): string {
  const cells = [
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
  return `${cells.map(csvCell).join(';')}\r\n`;
}
