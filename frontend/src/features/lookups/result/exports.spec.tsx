import { cpf2Result } from '@kernel/results/cpf-2-result';
import { cpfResult } from '@kernel/results/cpf-result';
import { nomeResult } from '@kernel/results/nome-result';
import { telefoneResult } from '@kernel/results/telefone-result';
import { SCORE_WARNING } from '@kernel/score';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from '../../../app/providers';
import { fillIn } from '../../../shared/testing/fill-in';
import { companyAnswer, meta, namesakes, personAnswer, phoneOwners, registration } from '../testing/answers';
import { LOOKUP_CNPJ, openLookups, useSubscriberServer } from '../testing/subscriber';
import { FieldList } from './field-list';
import { exportName, resultCsv, resultJson } from './result-files';
import { sectionText } from './result-text';

const simulated = { ...meta, origem: 'simulada', fonte: 'Simulação', simulado: true } as const;

async function showCompany() {
  await openLookups('/consultas?tipo=cnpj', 'Consultar CNPJ');
  await fillIn(screen.getByLabelText('CNPJ'), '12abc34501de35{Enter}');
  await screen.findByRole('heading', { name: 'Prado Ltda.' });
}

describe('taking a result along', () => {
  const server = useSubscriberServer();
  beforeEach(() => server.on(LOOKUP_CNPJ, { body: companyAnswer }));

  it('names the file after type and Brazilian time', () => {
    expect(exportName('cnpj', new Date('2026-11-21T05:15:51Z'), 'json')).toBe('consulta_cnpj_2026-11-21_02-15-51.json');
  });

  it('shows the whole answer as JSON on demand', async () => {
    await showCompany();
    await userEvent.click(screen.getByRole('button', { name: 'Ver JSON Completo' }));
    const { data, meta } = companyAnswer;
    const shown = screen.getByRole('region', { name: 'JSON completo' }).querySelector('pre')?.textContent ?? '';
    expect(JSON.parse(shown)).toEqual({ data, meta });
    expect(JSON.parse(resultJson(cpf2Result(registration), data, null))).toEqual({ data });
  });

  it.each([
    ['a person', cpf2Result(registration)],
    ['a list', nomeResult(namesakes)],
  ])('says in every row of the spreadsheet of %s where it comes from', (_what, view) => {
    const rowsFrom = (origin: typeof meta) => resultCsv(view, origin).split('\r\n');
    const [head, ...rows] = rowsFrom(simulated);
    expect(head).toMatch(/;Origem$/);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toMatch(/;Simulada \(Simulação\)$/);
    for (const row of rowsFrom(meta).slice(1)) expect(row).toMatch(/;Contratada \(Birô de dados\)$/);
  });

  it.each([
    ['Mostrando 2 de 26', nomeResult(namesakes)],
    ['Mostrando 2 de mais de 500', nomeResult({ ...namesakes, total: 500, haMais: true })],
    ['De pessoas falecidas', telefoneResult({ resultado: [{ obito: 'SIM' }, {}] })],
  ])('says below a list in the spreadsheet what is said above it: %s', (said, view) => {
    const rows = resultCsv(view, meta).trimEnd().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toMatch(new RegExp(`^${said}[^;]*;+Contratada \\(Birô de dados\\)$`));
    expect(rows.at(-1)?.split(';')).toHaveLength(rows[0]?.split(';').length ?? 0);
  });

  it('says nothing below a whole list, nor what one row shows', () => {
    const rowsOf = (data: object) => resultCsv(nomeResult(data), meta).trimEnd().split('\r\n');
    expect(rowsOf({ ...namesakes, total: 2 })).toHaveLength(3);
    expect(rowsOf({ total: 1, resultados: namesakes.resultados.slice(0, 1) })).toHaveLength(2);
    const partial = { ...phoneOwners, quantidade: 3 };
    const [note, warning] = resultCsv(telefoneResult(partial), meta).trimEnd().split('\r\n').slice(-2);
    expect([note, warning]).toEqual([
      expect.stringMatching(/^Mostrando 1 de 3;/),
      expect.stringContaining(SCORE_WARNING),
    ]);
  });

  it.each([
    ['a person', cpfResult(personAnswer.data), personAnswer.data],
    ['the holders of a telephone', telefoneResult(phoneOwners), phoneOwners],
  ])('says with the score of %s that it alone decides nothing, in each file and copy', (_what, view, data) => {
    const [head, ...rows] = resultCsv(view, meta).trimEnd().split('\r\n');
    expect(head).not.toContain(SCORE_WARNING);
    expect(rows.filter((row) => row.includes(SCORE_WARNING))).toEqual([rows.at(-1)]);
    expect(JSON.parse(resultJson(view, data, meta))).toMatchObject({ aviso: SCORE_WARNING });
    expect(view.sections.map(sectionText).join()).toContain(SCORE_WARNING);
  });

  it('takes along the document that stands with a company and a relative', () => {
    const view = cpfResult(personAnswer.data);
    const text = view.sections.map(sectionText).join('\n');
    expect(text).toContain('Empresas: PRADO LTDA · CNPJ: 12.ABC.345/01DE-35');
    expect(text).toContain('Parentes: RUTE PRADO · CPF: ***.444.777-** · Vínculo: Mãe');
    expect(resultCsv(view, meta)).toContain('CNPJ: 12.ABC.345/01DE-35');
  });

  it('writes a voter’s number in groups, so that no spreadsheet takes its zeros off', () => {
    expect(resultCsv(cpfResult(personAnswer.data), meta)).toContain(';Título de eleitor;0706 9543 0116;');
    const rute = { nome: 'RUTE', titulo_eleitor: '070695430116', rg: '020123456' };
    const list = { total: 1, resultados: [{ dados_cpf: rute }] };
    expect(resultCsv(nomeResult(list), meta)).toContain(';0706 9543 0116;');
    expect(resultCsv(nomeResult(list), meta)).toContain(';02012345-6;');
  });

  it('shows it under the score of a telephone’s holder', () => {
    const [section] = telefoneResult(phoneOwners).sections;
    const [block] = section?.blocks ?? [];
    if (block?.kind !== 'people') throw new Error('no people');
    render(
      <Providers nonce="">
        <FieldList fields={(block.people[0]?.fields ?? []).filter(({ related }) => !related)} />
      </Providers>,
    );
    expect(screen.getByText('Score').closest('div')).toHaveTextContent(SCORE_WARNING);
    expect(screen.getAllByText(SCORE_WARNING)).toHaveLength(1);
  });

  it('says in the JSON of what was simulated that it was', () => {
    expect(JSON.parse(resultJson(cpf2Result(registration), registration, simulated))).toMatchObject({
      meta: { origem: 'simulada', simulado: true },
    });
  });

  it('hides empty fields until they are asked for', async () => {
    await showCompany();
    expect(screen.queryByText('Nome fantasia')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar vazios (1)' }));
    expect(screen.getByText('Nome fantasia')).toBeInTheDocument();
    expect(screen.getByText('Não informado', { selector: 'dd > span' })).toBeInTheDocument();
  });

  it('copies a value and says so', async () => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await showCompany();
    await userEvent.click(screen.getByRole('button', { name: 'Copiar CNPJ' }));
    expect(await screen.findByRole('button', { name: 'Copiado' })).toBeInTheDocument();
    expect(copied).toEqual(['12.ABC.345/01DE-35']);
  });
});
