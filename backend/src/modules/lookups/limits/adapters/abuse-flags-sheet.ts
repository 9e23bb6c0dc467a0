import type { ExportSheet } from '../../../../platform/http/csv-export.js';
import type { AbuseFlagItem } from './abuse-flags.answers.js';

export const ABUSE_FLAGS: ExportSheet<AbuseFlagItem> = {
  name: 'uso-suspeito',
  action: 'export-abuse-flags',
  target: 'abuse-flags:all',
  personalData: true,
  columns: {
    'Quando (UTC)': ({ em }) => em,
    Protocolo: ({ protocolo }) => protocolo,
    Conta: ({ accountId }) => accountId,
    'E-mail': ({ email }) => email,
    Nível: ({ nivel }) => nivel,
    Motivo: ({ motivo }) => motivo,
    Números: ({ numeros }) =>
      Object.entries(numeros)
        .map(([name, n]) => `${name}: ${n}`)
        .join(', '),
    'Até (UTC)': ({ ate }) => ate,
    'Em vigor': ({ emVigor }) => (emVigor ? 'Sim' : 'Não'),
    'Decidido por': ({ por }) => por,
    Nota: ({ nota }) => nota,
  },
};
