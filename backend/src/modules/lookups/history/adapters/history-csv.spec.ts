import { csvRows } from '../../../../platform/http/csv.js';
import type { HistoryEntry } from '../history-entry.js';
import { HISTORY_SHEET } from './history-csv.js';

const ENTRY: HistoryEntry = {
  id: '0',
  at: new Date('2026-11-21T02:30:00Z'),
  askedAt: new Date('2026-11-21T02:29:00Z'),
  type: 'cpf-mae',
  outcome: 'success',
  subject: '***.982.247-**',
  origem: 'contratada',
  fonte: 'Birô',
  protocolo: 'x',
  purpose: null,
  dadosDe: null,
  dossier: null,
  found: null,
  latencyMs: 1,
};

it('An entry is a line with the hour of Brasília', () => {
  expect(csvRows(HISTORY_SHEET, [ENTRY])).toBe('20/11/2026 23:30;CPF Mãe;***.982.247-**;Sucesso\r\n');
});

it.each([
  ['success', 'Sucesso'],
  ['not_found', 'Erro'],
  ['source_down', 'Erro'],
  ['withheld', 'Erro'],
  ['simulated', 'Simulado'],
] as const)('The outcome %s is written as %s', (outcome, status) => {
  expect(csvRows(HISTORY_SHEET, [{ ...ENTRY, outcome }])).toContain(`;${status}\r\n`);
});

it('No cell of it runs as a formula', () =>
  expect(csvRows(HISTORY_SHEET, [{ ...ENTRY, subject: '=1+1' }])).toContain(";'=1+1;"));
