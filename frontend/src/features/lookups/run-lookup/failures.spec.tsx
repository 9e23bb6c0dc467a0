import { TERMS_VERSION } from '@kernel/terms';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '../../../shared/testing/fill-in';
import { personAnswer } from '../testing/answers';
import { LOOKUP_CPF, openLookups, profile, useSubscriberServer } from '../testing/subscriber';

const cpf = () => screen.getByLabelText('CPF');
const refusal = (status: number, code: string, error: string) => ({
  status,
  body: { success: false, error, code, requestId: 'req-7' },
});

async function lookUpCpf() {
  const router = await openLookups('/consultas?tipo=cpf', 'Consultar CPF');
  await screen.findByText('Localização para cobrança');
  await fillIn(cpf(), '52998224725{Enter}');
  return router;
}

describe('a lookup that fails', () => {
  const server = useSubscriberServer();
  beforeEach(() => {
    server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, finalidadePadrao: 'cobranca' } } });
  });

  it('says what the source said, names the request, and goes back to the input that was typed', async () => {
    const text = 'CPF não encontrado na base de dados. Verifique se o CPF está correto.';
    server.on(LOOKUP_CPF, refusal(404, 'NOT_FOUND', text));
    await lookUpCpf();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('Código do atendimento: req-7')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(screen.queryByText(text)).toBeNull();
    expect(cpf()).toHaveValue('529.982.247-25');
    expect(cpf()).toHaveFocus();
    expect(server.requests(LOOKUP_CPF)).toHaveLength(1);
  });

  it('says of who is protected one neutral thing, and leads to another lookup', async () => {
    const text = 'Os dados desta pessoa não estão disponíveis.';
    server.on(LOOKUP_CPF, refusal(451, 'SUBJECT_SUPPRESSED', text));
    await lookUpCpf();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading')).toHaveTextContent(text);
    expect(alert.queryByText(/pediu/)).toBeNull();
    expect(alert.queryByRole('button', { name: 'Tentar Novamente' })).toBeNull();
    const another = alert.getByRole('link', { name: 'Nova consulta' });
    expect(another).toHaveFocus();
    await userEvent.click(another);
    expect(await screen.findByRole('heading', { name: 'O que você quer consultar?' })).toBeInTheDocument();
  });

  it('leads to the plans once the day is used up, and does not offer what cannot work before midnight', async () => {
    const details = { limite: 100, usadas: 100, renovaEm: '2026-11-22T03:00:00.000Z' };
    const over = refusal(429, 'QUOTA_EXCEEDED', 'Limite do plano atingido.');
    server.on(LOOKUP_CPF, { ...over, body: { ...over.body, details } });
    await lookUpCpf();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Novas consultas a partir de 22\/11\/2026 00:00/)).toBeInTheDocument();
    expect(alert.queryByRole('button', { name: 'Tentar Novamente' })).toBeNull();
    expect(alert.getByRole('link', { name: 'Ver planos' })).toHaveAttribute('href', '/assinatura');
  });

  it('asks a source that was down again at once', async () => {
    server.on(LOOKUP_CPF, refusal(503, 'SOURCE_DOWN', 'A fonte desta consulta está fora do ar.'));
    await lookUpCpf();
    const retry = await screen.findByRole('button', { name: 'Tentar Novamente' });
    server.on(LOOKUP_CPF, { body: personAnswer });
    await userEvent.click(retry);
    await screen.findByRole('heading', { name: 'Helena Prado Vasques' });
    expect(server.requests(LOOKUP_CPF)).toHaveLength(2);
  });

  it('leads to the plans, with the reason, when the plan has ended', async () => {
    const text = 'Sua assinatura expirou. Renove para continuar.';
    server.on(LOOKUP_CPF, refusal(403, 'SUBSCRIPTION_REQUIRED', text));
    const router = await lookUpCpf();
    await waitFor(() => expect(router.state.location.pathname).toBe('/assinatura'));
    expect(router.state.location.state).toEqual({ message: text });
  });

  it('asks for the terms in force and then goes on with the same lookup', async () => {
    server.on(LOOKUP_CPF, refusal(403, 'TERMS_NOT_ACCEPTED', 'Aceite os termos de uso para continuar.'));
    server.on('POST /api/user/terms/accept', () => {
      server.on(LOOKUP_CPF, { body: personAnswer });
      return { body: { success: true } };
    });
    await lookUpCpf();
    await userEvent.click(await screen.findByRole('button', { name: 'Aceitar e consultar' }));
    await screen.findByRole('heading', { name: 'Helena Prado Vasques' });
    expect(server.requests('POST /api/user/terms/accept')[0]?.body).toEqual({ termsVersion: TERMS_VERSION });
  });

  it('shows the purposes again, with the focus on them, when the server misses one', async () => {
    server.on(LOOKUP_CPF, refusal(422, 'PURPOSE_REQUIRED', 'Informe a finalidade da consulta.'));
    await lookUpCpf();
    expect(await screen.findByText('Informe a finalidade da consulta.')).toBeInTheDocument();
    expect(screen.getByLabelText('Proteção ao crédito')).toHaveFocus();
  });

  it('shows side by side what the sources say where they differ', async () => {
    const { body } = refusal(409, 'SOURCES_DIVERGE', 'As fontes consultadas divergem.');
    const valores = [
      { fonte: 'BrasilAPI', valor: 'ATIVA' },
      { fonte: 'Minha Receita', valor: null },
    ];
    server.on(LOOKUP_CPF, {
      status: 409,
      body: { ...body, details: { campos: [{ campo: 'situacao_cadastral', valores }] } },
    });
    await lookUpCpf();
    expect(await screen.findByText('Situação cadastral')).toBeInTheDocument();
    expect(screen.getByText('Minha Receita:').parentElement).toHaveTextContent('Minha Receita: não informado');
  });

  it('names the fields of a CEP on which the sources differ', async () => {
    const { body } = refusal(409, 'SOURCES_DIVERGE', 'As fontes consultadas divergem.');
    const campos = ['cidade', 'uf'].map((campo) => ({ campo, valores: [{ fonte: 'ViaCEP', valor: campo }] }));
    server.on(LOOKUP_CPF, { status: 409, body: { ...body, details: { campos } } });
    await lookUpCpf();
    expect((await screen.findAllByRole('term')).map((term) => term.textContent)).toEqual(['Cidade', 'UF']);
  });

  it('can be cancelled after three seconds, keeps the input and shows no late result', async () => {
    const answer = server.hold(LOOKUP_CPF, { body: personAnswer });
    await lookUpCpf();
    expect(screen.getByRole('button', { name: 'Consultar' })).toBeDisabled();
    expect(await screen.findByText('Consultando fontes…')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.getByText(/Consulta cancelada/)).toBeInTheDocument();
    expect(cpf()).toHaveValue('529.982.247-25');
    expect(cpf()).toHaveFocus();
    answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('heading', { name: 'Helena Prado Vasques' })).toBeNull();
  });
});
