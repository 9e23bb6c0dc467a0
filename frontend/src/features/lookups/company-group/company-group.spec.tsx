import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyGroupAnswer, GroupNode } from '../../../shared/api/generated';
import { fillIn } from '../../../shared/testing/fill-in';
import { company, companyAnswer } from '../testing/answers';
import { LOOKUP_CNPJ, openLookups, USAGE, usageOf, useSubscriberServer } from '../testing/subscriber';

const GROUP = `GET /api/companies/${company.cnpj}/group`;
const FONTE = 'Receita Federal, dados abertos, 10/2026';

const node = (id: string, passo: number, more: Partial<GroupNode>): GroupNode => ({
  id,
  passo,
  tipo: 'empresa',
  cnpj: null,
  razao_social: null,
  nome_fantasia: null,
  situacao_cadastral: null,
  municipio: null,
  uf: null,
  nome: null,
  haMais: false,
  ...more,
});
const link = { tipo: 'socio', qualificacao: 'Sócio-Administrador', desde: '2012-03-05', fonte: FONTE } as const;
const beta = { cnpj: '11222333000181', razao_social: 'BETA TRANSPORTES LTDA', situacao_cadastral: 'BAIXADA' };

const found: CompanyGroupAnswer = {
  success: true,
  data: {
    nos: [
      node('n0', 0, { cnpj: company.cnpj, razao_social: company.razao_social }),
      node('n1', 1, { tipo: 'pessoa', nome: 'HELENA PRADO VASQUES' }),
      node('n2', 2, { ...beta, municipio: 'SANTOS', uf: 'SP', haMais: true }),
    ],
    ligacoes: [
      { ...link, de: 'n1', para: 'n0', certeza: 'certa' },
      { ...link, de: 'n1', para: 'n2', certeza: 'muito_provavel' },
    ],
    haMais: false,
  },
  meta: { origem: 'aberta', fonte: FONTE, consultadoEm: '2026-11-21T12:00:00.000Z', dadosDe: '2026-10', consultas: 2 },
};

describe('the group of a company', () => {
  const server = useSubscriberServer();
  const asked = () => server.requests(GROUP);
  beforeEach(() => {
    server.on(LOOKUP_CNPJ, { body: companyAnswer });
    server.on(GROUP, { body: found });
  });

  it('costs nothing until it is asked for, and then says what it cost and who belongs to whom', async () => {
    const section = await openGroup();
    expect(asked()).toEqual([]);
    expect(within(section).getByText(/^Usa 1 consulta do dia;/)).toBeInTheDocument();
    const ask = within(section).getByRole('button', { name: 'Ver grupo' });
    expect(ask).toHaveAccessibleDescription(/^Usa 1 consulta do dia;/);
    await userEvent.click(ask);
    expect(await within(section).findByText(`2 nomes · usou 2 consultas · ${FONTE}`)).toBeInTheDocument();
    expect(within(section).getByRole('button', { name: /^Helena Prado/ })).toHaveTextContent(
      /VasquesSócio-Administrador$/,
    );
    await userEvent.click(
      within(section).getByRole('button', { name: /^Beta Transportes.*Participação: Sócio-Administrador/ }),
    );
    expect(
      within(section).getByText(/Sócio-Administrador: Helena Prado Vasques\. Muito provável: mesmo nome/),
    ).toBeInTheDocument();
    await userEvent.click(within(section).getByRole('button', { name: /^Helena Prado/ }));
    const ties = within(section).getAllByText(/^Sócio-Administrador de /);
    expect(ties.map(({ textContent }) => textContent)).toEqual([
      'Sócio-Administrador de Prado Ltda. Certo',
      'Sócio-Administrador de Beta Transportes Ltda. Muito provável: mesmo nome e mesmos seis dígitos do meio do CPF',
    ]);
    expect(asked()).toHaveLength(1);
  });

  it('tells the same as a list, step by step, with source, since when and how sure', async () => {
    const section = await openGroup();
    await userEvent.click(within(section).getByRole('button', { name: 'Ver grupo' }));
    await userEvent.click(await within(section).findByRole('button', { name: 'Ver lista' }));
    const others = within(section).getByRole('list', { name: 'Outras empresas deles' });
    expect(others).toHaveTextContent('Beta Transportes Ltda.');
    expect(others).toHaveTextContent('desde 05/03/2012');
    expect(others).toHaveTextContent(`Muito provável: mesmo nome e mesmos seis dígitos do meio do CPF · ${FONTE}`);
    expect(others).toHaveTextContent('Há mais ligações do que as mostradas.');
    expect(within(others).getByRole('button', { name: 'Consultar CNPJ 11.222.333/0001-81' })).toBeInTheDocument();
    await userEvent.click(within(section).getByRole('button', { name: 'Outras empresas deles 1' }));
    expect(within(section).queryByRole('list', { name: 'Outras empresas deles' })).toBeNull();
    expect(within(section).getByRole('list', { name: 'Sócios, filiais e participações' })).toHaveTextContent('Certo');
  });

  it('asks why, before people are followed', async () => {
    const section = await openGroup();
    await userEvent.click(within(section).getByLabelText('Com as outras empresas deles'));
    expect(within(section).getByText(/até 10 sócios/)).toBeInTheDocument();
    await userEvent.click(within(section).getByRole('button', { name: 'Ver grupo' }));
    expect(within(section).getByText(/^Escolha a finalidade\. A lei/)).toBeInTheDocument();
    expect(asked()).toEqual([]);
    await userEvent.selectOptions(within(section).getByLabelText('Finalidade da consulta'), 'cobranca');
    await userEvent.click(within(section).getByRole('button', { name: 'Ver grupo' }));
    await within(section).findByRole('button', { name: 'Ver lista' });
    expect(Object.fromEntries(new URLSearchParams(asked()[0]?.query))).toEqual({ passos: '2', finalidade: 'cobranca' });
  });

  it('says when there is more, when there is nobody, and when the company is not there yet', async () => {
    server.on(GROUP, { body: { ...found, data: { ...found.data, haMais: true } } });
    const section = await openGroup();
    await userEvent.click(within(section).getByRole('button', { name: 'Ver grupo' }));
    expect(await within(section).findByText(/^Há mais: o grupo é maior/)).toBeInTheDocument();
    server.on(GROUP, { body: { ...found, data: { ...found.data, nos: found.data.nos.slice(0, 1), ligacoes: [] } } });
    await userEvent.click(within(section).getByLabelText('Com os sócios dessas empresas'));
    await userEvent.selectOptions(within(section).getByLabelText('Finalidade da consulta'), 'cobranca');
    await userEvent.click(within(section).getByRole('button', { name: 'Ver de novo' }));
    expect(await within(section).findByText(/^Nenhum sócio, filial ou participação/)).toBeInTheDocument();
    server.on(GROUP, { status: 404, body: { success: false, code: 'COMPANY_NOT_FOUND', error: 'Não está na base.' } });
    await userEvent.click(within(section).getByLabelText('Com as outras empresas deles'));
    await userEvent.click(within(section).getByRole('button', { name: 'Ver de novo' }));
    expect(await within(section).findByText('Esta empresa ainda não está na base')).toBeInTheDocument();
  });

  it('says when the day has too few lookups, and may be tried again after a failure', async () => {
    server.on(USAGE, { body: usageOf(299, 300) });
    server.on(GROUP, {
      status: 429,
      body: { success: false, code: 'QUOTA_EXCEEDED', error: 'Limite do plano atingido.' },
    });
    const section = await openGroup();
    await userEvent.click(within(section).getByRole('button', { name: 'Ver grupo' }));
    expect(await within(section).findByText('As consultas que restam hoje não bastam')).toBeInTheDocument();
    server.on(GROUP, { status: 500, body: { success: false, error: 'Erro no servidor' } });
    await userEvent.click(within(section).getByRole('button', { name: 'Ver grupo' }));
    const again = await within(section).findByRole('button', { name: 'Tentar Novamente' });
    server.on(GROUP, { body: found });
    await userEvent.click(again);
    await waitFor(() => expect(within(section).getByRole('button', { name: 'Ver lista' })).toBeInTheDocument());
  });
});

async function openGroup(): Promise<HTMLElement> {
  await openLookups('/consultas?tipo=cnpj', /CNPJ/);
  await fillIn(await screen.findByRole('textbox', { name: 'CNPJ' }), company.cnpj);
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  return screen.findByRole('region', { name: /^Grupo da empresa/ });
}
