import { momentText } from '../../../../kernel/day-text.js';
import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import type { Sheet } from '../../../../platform/http/csv.js';
import { isSuccess } from '../../model/index.js';
import type { HistoryEntry } from '../history-entry.js';

export const HISTORY_SHEET: Sheet<HistoryEntry> = {
  name: 'historico-consultas',
  columns: {
    'Data/Hora': ({ at }) => momentText(at),
    Tipo: ({ type }) => lookupDefinition(type).label,
    Consulta: ({ subject }) => subject,
    Status: ({ outcome }) => (outcome === 'simulated' ? 'Simulado' : isSuccess(outcome) ? 'Sucesso' : 'Erro'),
  },
};
