import { AUDIT_OUTCOME_LABELS } from '../../../../kernel/audit-outcomes.js';
import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSES } from '../../../../kernel/purposes.js';
import type { ExportSheet } from '../../../../platform/http/csv-export.js';
import type { AuditRecord } from '../domain/audit-record.js';

export const AUDIT_SHEET: ExportSheet<AuditRecord> = {
  name: 'auditoria',
  action: 'export-audit',
  target: 'audit:list',
  personalData: true,
  columns: {
    Id: ({ id }) => id,
    'Data/Hora (UTC)': ({ at }) => at,
    Conta: ({ accountId }) => accountId,
    Tipo: ({ type }) => lookupDefinition(type).label,
    Titular: ({ masked }) => masked,
    Finalidade: ({ purpose }) => purpose && PURPOSES[purpose],
    'Base legal': ({ legalBasis }) => legalBasis,
    Origem: ({ origem }) => origem,
    Fonte: ({ fonte }) => fonte,
    Desfecho: ({ outcome }) => AUDIT_OUTCOME_LABELS[outcome],
    Protocolo: ({ protocolo }) => protocolo,
    Bloco: ({ block }) => block,
  },
};
