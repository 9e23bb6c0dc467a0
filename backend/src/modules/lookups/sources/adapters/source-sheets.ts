import { FICTIONAL_BASIS, LEGAL_BASES } from '../../../../kernel/legal-bases.js';
import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { SERVICE_STATE_LABELS } from '../../../../kernel/service-states.js';
import { OWNER_ROLE_LABELS } from '../../../../kernel/sources.js';
import type { ExportSheet } from '../../../../platform/http/csv-export.js';
import type { FeatureFlagItem } from './feature-flag.answers.js';
import type { SourceItem } from './source.answer.js';

const BASES: Readonly<Record<string, string>> = { ...LEGAL_BASES, [FICTIONAL_BASIS]: 'Dados fictícios' };

/** The sources with their entries; these name who wrote them. */
export const SOURCES: ExportSheet<SourceItem> = {
  name: 'fontes',
  action: 'export-sources',
  target: 'sources:register',
  personalData: true,
  columns: {
    Fonte: ({ name }) => name,
    Configurada: ({ configured }) => (configured ? 'Sim' : 'Não'),
    'O que falta': ({ missing }) => missing.join(' '),
    'Tipos que a consultam': ({ askedBy }) => askedBy.map((type) => lookupDefinition(type).label).join(', '),
    Responsável: ({ entry }) => entry?.owner,
    'Papel na LGPD': ({ entry }) => entry && OWNER_ROLE_LABELS[entry.ownerRole],
    CNPJ: ({ entry }) => entry?.cnpj,
    Contrato: ({ entry }) => entry?.contractNumber,
    'Início do contrato': ({ entry }) => entry?.contractStart,
    'Fim do contrato': ({ entry }) => entry?.contractEnd,
    'Base legal': ({ entry }) => entry?.legalBasis && BASES[entry.legalBasis],
    'Registro mudado em (UTC)': ({ entry }) => entry?.changedAt,
    'Registro mudado por': ({ entry }) => entry?.changedBy,
    'Sucesso em 1 h (0 a 1)': ({ health }) => health.successRate,
    'p50 (ms)': ({ health }) => health.p50Ms,
    'p95 (ms)': ({ health }) => health.p95Ms,
    Chamadas: ({ health }) => health.calls,
    Recusadas: ({ health }) => health.refused,
  },
};

/** The lookup types with their switches; these name who changed them. */
export const LOOKUP_SWITCHES: ExportSheet<FeatureFlagItem> = {
  name: 'tipos-de-consulta',
  action: 'export-lookup-types',
  target: 'sources:lookup-types',
  personalData: true,
  columns: {
    Consulta: ({ type }) => lookupDefinition(type).label,
    Ligada: ({ switchState }) => (switchState === 'ativo' ? 'Sim' : 'Não'),
    Agora: ({ state }) => SERVICE_STATE_LABELS[state],
    Aviso: ({ text, switchState }) => (switchState === 'manutencao' ? text : null),
    Fontes: ({ sources }) => sources.map(({ name }) => name).join(', '),
    'Última mudança (UTC)': ({ changedAt }) => changedAt,
    'Quem mudou': ({ changedBy }) => changedBy,
  },
};
