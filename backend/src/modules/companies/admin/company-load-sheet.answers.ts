import { COMPANY_LOAD_LABELS } from '../../../kernel/company-load.js';
import type { ExportSheet } from '../../../platform/http/csv-export.js';
import type { CompanyLoadItem } from './company-load.answers.js';

/** The loads of the register; they name who asked for them. */
export const LOADS: ExportSheet<CompanyLoadItem> = {
  name: 'base-de-empresas',
  action: 'export-company-loads',
  target: 'companies:loads',
  personalData: true,
  columns: {
    Mês: ({ month }) => month,
    Situação: ({ state }) => COMPANY_LOAD_LABELS[state],
    'Por quê': ({ reason }) => reason,
    Origem: ({ source }) => source,
    'Quem pediu': ({ askedBy }) => askedBy ?? 'Automática',
    'Quem decidiu': ({ decidedBy }) => decidedBy,
    'Começo (UTC)': ({ startedAt }) => startedAt,
    'Fim (UTC)': ({ finishedAt }) => finishedAt,
    'Feito (%)': ({ percent }) => percent,
    Empresas: ({ counts }) => counts.companies,
    Estabelecimentos: ({ counts }) => counts.establishments,
    Sócios: ({ counts }) => counts.partners,
    'Optantes do Simples': ({ counts }) => counts.taxes,
    'Linhas deixadas de lado': ({ counts }) => counts.rejected,
  },
};
