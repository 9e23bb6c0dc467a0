import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import type { Sheet } from '../../../../platform/http/csv.js';
import { isSuccess } from '../../model/index.js';
import type { HistoryEntry } from '../history-entry.js';

const BRASILIA = 'America/Sao_Paulo';
const MOMENT = new Intl.DateTimeFormat('pt-BR', { timeZone: BRASILIA, dateStyle: 'short', timeStyle: 'short' });

export const HISTORY_SHEET: Sheet<HistoryEntry> = {
  name: 'historico-consultas',
  columns: {
    'Data/Hora': ({ at }) => MOMENT.format(at).replace(',', ''),
    Tipo: ({ type }) => lookupDefinition(type).label,
    Consulta: ({ subject }) => subject,
    Status: ({ outcome }) => (outcome === 'simulated' ? 'Simulado' : isSuccess(outcome) ? 'Sucesso' : 'Erro'),
  },
};
