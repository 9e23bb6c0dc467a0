import { strToU8, zipSync } from 'fflate';
import { readFile } from './read-file';
import { cellsOf, recognise } from './read-list';
import { xlsxCells } from './read-xlsx';

const CPF = '529.982.247-25';
const SAVED = 'Município\tCNPJ\r\nSão José\t11.222.333/0001-81\r\n';

describe('A list of lookups', () => {
  it('is told from its lines, of whichever type fits most of them', () => {
    expect(recognise(cellsOf(`${CPF}\n\n11144477735\r\n123`), null)).toEqual({
      type: 'cpf',
      items: [CPF, '11144477735', '123'],
      lines: [1, 3, 4],
      column: null,
    });
    expect(recognise(cellsOf('11.222.333/0001-81, 12ABC34501DE35'), null)?.items).toHaveLength(2);
    expect(recognise(cellsOf('(16) 92750-8896\n16 3333-4444'), null)?.type).toBe('telefone');
    expect(recognise(cellsOf('ana@exemplo.com.br'), null)?.type).toBe('email');
    expect(recognise(cellsOf('  \n'), null)).toBeNull();
  });

  it('of CPFs stays one of CPFs when some are mistyped, which have the digits of a phone', () => {
    for (const mistyped of ['529.982.247-26', '52998224726']) {
      const list = recognise(cellsOf(`${CPF}\n11144477735\n${mistyped}`), null);
      expect([list?.type, list?.items.at(-1)]).toEqual(['cpf', mistyped]);
    }
    expect(recognise(cellsOf('529.982.247-26'), null)?.type).toBe('cpf');
    expect(recognise(cellsOf('0800 123 4567'), 'telefone')?.items).toEqual(['0800 123 4567']);
  });

  it('is found in the columns of a table, without its title', () => {
    const table = cellsOf(`\uFEFFNome;Documento\r\n"Souza; Ana";${CPF}\r\nBia "B";11144477735\r\n`);
    expect(table[1]).toEqual({ line: 2, cells: ['Souza; Ana', CPF] });
    expect(recognise(table, null)).toEqual({
      type: 'cpf',
      items: [CPF, '11144477735'],
      lines: [2, 3],
      column: 'Documento',
    });
  });

  it('of a table without a title keeps its first line, though that is mistyped', () => {
    const untitled = (text: string) => {
      const list = recognise(cellsOf(text), null);
      return [list?.lines, list?.column];
    };
    expect(untitled('Ana;529.982.247-26\nBia;111.444.777-35')).toEqual([[1, 2], null]);
    expect(untitled('Ana;ana@exemplo\nBia;bia@exemplo.com.br')).toEqual([[1, 2], null]);
    expect(untitled('Nome;CPF 2026\nBia;111.444.777-35')).toEqual([[2], 'CPF 2026']);
    expect(untitled('123\n111.444.777-35')).toEqual([[1, 2], null]);
  });

  it('keeps the numbers that rows have in the file, past blank ones and cells', () => {
    const numbered = (text: string) => recognise(cellsOf(text), null)?.lines;
    expect(numbered(`nome;cpf\n\nAna;${CPF}\n;\nBia;\nCid;11144477735\n`)).toEqual([3, 6]);
    expect(numbered(`\n\n${CPF}\r\n\r\n11144477735`)).toEqual([3, 5]);
    expect(numbered(`\n${CPF}\n`)).toEqual([2]);
    expect(numbered(`nome;cpf\n"Ana\nMaria";${CPF}\nBia;11144477735`)).toEqual([2, 3]);
    expect(numbered(`${CPF}, 11144477735`)).toEqual([1, 2]);
  });

  it('is read as each spreadsheet saves it: with the first line that names the separator, and with lines that end in CR alone', () => {
    const read = (text: string) => recognise(cellsOf(text), null);
    expect(read(`sep=;\r\nNome;CPF\r\nAna;${CPF}\r\n`)).toMatchObject({ items: [CPF], lines: [3], column: 'CPF' });
    expect(read(`CPF\r${CPF}\r11144477735\r`)).toMatchObject({ items: [CPF, '11144477735'], lines: [2, 3] });
  });

  it('gets back the zeros that spreadsheets drop', () => {
    expect(recognise(cellsOf('CPF\n191\n52998224725'), 'cpf')?.items).toEqual(['00000000191', '52998224725']);
    expect(recognise(cellsOf('1001000'), 'cep')?.items).toEqual(['01001000']);
  });

  it.each([
    ['="52998224725"', '52998224725'],
    ['"=""00000000191"""', '00000000191'],
    ['52998224725.0', '52998224725'],
    ['191.0', '00000000191'],
  ])('takes %s as the document which a program so wrote', (written, item) => {
    expect(recognise(cellsOf(`nome;cpf\nAna;${written}`), null)).toMatchObject({ type: 'cpf', items: [item] });
  });

  it('takes phones out of what programs write around them', () => {
    const list = recognise(cellsOf('="fone"\n="1633334444"\n16927508896.0\n5516927508896.0'), null);
    expect(list).toMatchObject({
      type: 'telefone',
      items: ['1633334444', '16927508896', '16927508896'],
      column: 'fone',
    });
  });

  it.each([
    ['commas, though a quoted name has a semicolon', `nome,cpf\n"Souza; Ana",${CPF}`, ['Souza; Ana', CPF]],
    ['commas, though quotes stand in a quoted name', `1,2,3\n1, "A ""B; C"", D",${CPF}`, ['1', 'A "B; C", D', CPF]],
    ['commas, though a note of one row has a tab', `nome,cpf\nAna\tMaria,${CPF}`, ['Ana\tMaria', CPF]],
    ['semicolons, though each row has a comma', `Ana;1,5;${CPF}\nBia;2,5;11144477735`, ['Bia', '2,5', '11144477735']],
    ['semicolons, though its heading has a comma', `Clientes, 2026\nnome;cpf\nAna;${CPF}`, ['Ana', CPF]],
    ['commas, though a sign of inches stands in a cell', `tela,cpf\n15",${CPF}\n17",${CPF}`, ['17"', CPF]],
  ])('is one whose cells are parted by %s', (_, text, last) => {
    expect(cellsOf(`\n${text}\n`).at(-1)?.cells).toEqual(last);
  });

  it('is not one of CEPs for a column of numbers beside it', () => {
    const emails = cellsOf('id;email\n1;ana@exemplo.com.br\n2;bia@exemplo.com.br');
    expect(recognise(emails, null)).toMatchObject({ type: 'email', column: 'email' });
    const dated = cellsOf(`data;cpf\n45000;${CPF}\n45001;111.444.777-36\n45002;`);
    expect(recognise(dated, null)).toMatchObject({ type: 'cpf', column: 'cpf' });
    const coded = cellsOf('código;fone\n10000001;(16) 92750-8896\n10000002;16 3333-4444');
    expect(recognise(coded, null)).toMatchObject({ type: 'telefone', column: 'fone' });
    expect(recognise(cellsOf('cidade;cep\nSão Paulo;01001-000\nSantos;11010000'), null)).toMatchObject({ type: 'cep' });
  });

  it('of phones dialled from afar is told, and taken, without the zero', () => {
    expect(recognise(cellsOf('fone\n(011) 3322-4402\n011 98765-4321'), null)).toMatchObject({
      type: 'telefone',
      items: ['(11) 3322-4402', '11 98765-4321'],
    });
  });

  it('of phones is taken without their country code', () => {
    expect(recognise(cellsOf('Celular\n+55 (31) 98765-4402\n553133224402\n(55) 98765-4402'), null)).toEqual({
      type: 'telefone',
      items: ['(31) 98765-4402', '3133224402', '(55) 98765-4402'],
      lines: [2, 3, 4],
      column: 'Celular',
    });
  });

  it.each([
    ['UTF-8', [0xef, 0xbb, 0xbf, ...Buffer.from(SAVED, 'utf8')]],
    ['Windows-1252', [...Buffer.from(SAVED, 'latin1')]],
    ['UTF-16, as Excel saves Unicode text', [0xff, 0xfe, ...Buffer.from(SAVED, 'utf16le')]],
    ['UTF-16 of other machines', [0xfe, 0xff, ...Buffer.from(SAVED, 'utf16le').swap16()]],
  ])('is read from a file in %s', async (_, bytes) => {
    const rows = await readFile(new File([new Uint8Array(bytes)], 'lista.txt'));
    expect(rows).toEqual([
      { line: 1, cells: ['Município', 'CNPJ'] },
      { line: 2, cells: ['São José', '11.222.333/0001-81'] },
    ]);
  });

  it('is read without the control characters that files of old programs have, and the API refuses', async () => {
    const text = `nome;cpf\nAna\x0bMaria;529\x7f982247-25\n"Bia\nCid";11144477735\n\x1a`;
    expect(await readFile(new File([text], 'lista.csv'))).toEqual([
      { line: 1, cells: ['nome', 'cpf'] },
      { line: 2, cells: ['AnaMaria', '529982247-25'] },
      { line: 3, cells: ['Bia\nCid', '11144477735'] },
    ]);
    const sheet = `<row r="1"><c t="inlineStr"><is><t>${CPF}\x7f&#xD800;</t></is></c></row>`;
    expect(xlsxCells(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) }))).toEqual([{ line: 1, cells: [CPF] }]);
  });

  it('is not drowned in columns that no spreadsheet has', () => {
    const sheet = '<row r="1"><c r="A1"><v>1</v></c><c r="ZZZZZ1"><v>2</v></c></row>';
    const [row] = xlsxCells(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) }));
    expect(row?.cells.length).toBe(2);
  });

  it('is read from a workbook whose elements have a prefix, as some programs write them', () => {
    const file = zipSync({
      'xl/sharedStrings.xml': strToU8('<x:sst><x:si><x:t xml:space="preserve">CPF &lt;x:t&gt;</x:t></x:si></x:sst>'),
      'xl/worksheets/sheet1.xml': strToU8(
        `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>
        <x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row><x:row r="2"><x:c r="A2" t="inlineStr"><x:is><x:t>${CPF}</x:t></x:is></x:c></x:row>
        </x:sheetData></x:worksheet>`,
      ),
    });
    expect(xlsxCells(file)).toEqual([
      { line: 1, cells: ['CPF <x:t>'] },
      { line: 2, cells: [CPF] },
    ]);
  });

  it('of a workbook keeps its texts apart where one of them is empty', () => {
    const sheet = [0, 1, 2].map((n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>${n}</v></c></row>`).join('');
    const file = zipSync({
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>CPF</t></si><si/><si><t>${CPF}</t></si></sst>`),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
    });
    expect(xlsxCells(file)).toEqual([
      { line: 1, cells: ['CPF'] },
      { line: 3, cells: [CPF] },
    ]);
  });

  it('of a workbook has its characters back that XML cannot hold', () => {
    const texts = [`${CPF}_x000D_`, '_x0041_na&amp;_x005F_x0041_', '_x00e7_'];
    const cells = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
    const [row] = xlsxCells(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<row r="1">${cells}</row>`) }));
    expect(row?.cells).toEqual([CPF, 'Ana&_x0041_', 'ç']);
  });

  it('is read from the first sheet of a workbook', () => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>E-mail</t></is></c></row>
      <row r="2" spans="1:3"/><row r="4"><c r="A4"><v>1.1222333000181E13</v></c><c r="B4"/><c r="C4" t="str"><v>a&amp;b</v></c></row>
      <row><c><v>11444777000161</v></c></row></sheetData></worksheet>`;
    const file = zipSync({
      'xl/sharedStrings.xml': strToU8('<sst><si><r><t>CN</t></r><r><t xml:space="preserve">PJ </t></r></si></sst>'),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      'xl/worksheets/sheet10.xml': strToU8('<worksheet/>'),
    });
    expect(xlsxCells(file)).toEqual([
      { line: 1, cells: ['CNPJ', '', 'E-mail'] },
      { line: 4, cells: ['11222333000181', '', 'a&b'] },
      { line: 5, cells: ['11444777000161'] },
    ]);
    expect(recognise(xlsxCells(file), null)).toMatchObject({ type: 'cnpj', lines: [4, 5] });
    expect(() => xlsxCells(zipSync({ 'a.txt': strToU8('x') }))).toThrow('no worksheet');
  });
});
