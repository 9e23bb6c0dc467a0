import { pastLookup } from '../testing/subscriber';
import { historyCsv, historyFileName } from './history-csv';

describe("the history's spreadsheet", () => {
  it('has the four columns, Brazilian time, and a mark that spreadsheets read as UTF-8', () => {
    const text = historyCsv([
      pastLookup(),
      pastLookup({ consultationType: 'cpf-mae', success: false, timestamp: '2026-11-21T02:15:00.000Z' }),
    ]);
    expect(text).toBe(
      '\uFEFFData/Hora;Tipo;Consulta;Status\r\n' +
        '20/11/2026 09:30;CPF;***.982.247-**;Sucesso\r\n' +
        '20/11/2026 23:15;CPF Mãe;***.982.247-**;Erro',
    );
  });

  it('says of what was simulated that it was', () => {
    const entry = pastLookup({ consultationType: 'cpf-2', success: false, outcome: 'simulated', simulado: true });
    expect(historyCsv([entry])).toMatch(/;CPF 2\.0;[^;]*;Simulado$/);
  });

  it('is named after the Brazilian day', () => {
    expect(historyFileName(new Date('2026-11-21T02:15:00.000Z'))).toBe('historico-consultas-2026-11-20.csv');
  });
});
