import fc from 'fast-check';
import type { HistoryEntry } from '../../application/lookup-history.port.js';
import { csvCell, csvFile, csvLines, csvName } from './history-csv.js';

const ENTRY: HistoryEntry = {
  id: '0',
  at: new Date('2026-11-21T02:30:00Z'),
  type: 'cpf-mae',
  outcome: 'success',
  masked: '***.982.247-**',
  origem: 'contratada',
  fonte: 'Birô',
  protocolo: 'x',
  purpose: null,
  dadosDe: null,
  latencyMs: 1,
};

it('An entry is a line with the hour of Brasília', () => {
  expect(csvLines([ENTRY])).toBe('20/11/2026 23:30;CPF Mãe;***.982.247-**;Sucesso\r\n');
  expect(csvName(ENTRY.at)).toBe('historico-consultas-2026-11-20.csv');
});

it.each([
  ['success', 'Sucesso'],
  ['not_found', 'Erro'],
  ['source_down', 'Erro'],
  ['withheld', 'Erro'],
  ['simulated', 'Simulado'],
] as const)('The outcome %s is written as %s', (outcome, status) => {
  expect(csvLines([{ ...ENTRY, outcome }])).toContain(`;${status}\r\n`);
});

it('No cell begins a formula or breaks its line (seed 3)', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvCell(text);
      expect(cell).not.toMatch(/^"?[=+\-@＝＋－＠\t\r]/);
      if (/[;\r\n"]/.test(cell)) expect(cell).toMatch(/^"(?:[^"]|"")*"$/s);
    }),
    { seed: 3, numRuns: 2_000 },
  );
});

it('A file asks for its next page only when a reader has taken the last one, and for none once nobody reads', async () => {
  let asked = 0;
  let closed = false;
  async function* pages() {
    try {
      for (; asked < 1_000; ) {
        asked += 1;
        yield [ENTRY];
      }
    } finally {
      closed = true;
    }
  }
  const chunks = csvFile(pages())[Symbol.asyncIterator]();
  for (let taken = 1; taken <= 20; taken++) {
    await chunks.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBeLessThanOrEqual(taken + 2);
  }
  await chunks.return?.();
  expect([asked < 30, closed]).toEqual([true, true]);
});
