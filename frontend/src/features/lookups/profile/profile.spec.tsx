import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  HISTORY,
  historyOf,
  openLookups,
  pastLookup,
  profile,
  subscription,
  useSubscriberServer,
} from '../testing/subscriber';

const openProfile = () => openLookups('/consultas?aba=perfil', 'Meu Perfil');
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the profile tab', () => {
  const server = useSubscriberServer();
  const subscribed = (given: Partial<typeof subscription>) =>
    server.on('GET /api/user/subscription', {
      body: { success: true, hasSubscription: true, subscription: { ...subscription, ...given } },
    });

  it('tells who it is, since when, and that there was no access before', async () => {
    await openProfile();
    const account = await card('Conta');
    for (const fact of ['Ana Lima', 'ana@gmail.com', '01/10/2026', 'N/A']) {
      expect(account.getByText(fact)).toBeInTheDocument();
    }
  });

  it('says of plan and account that they are on their way, as other cards do', async () => {
    const plan = server.hold('GET /api/user/subscription', {
      body: { success: true, hasSubscription: true, subscription },
    });
    const account = server.hold('GET /api/user/profile', { body: { success: true, user: profile } });
    await openProfile();
    for (const name of ['Assinatura', 'Conta'])
      expect((await card(name)).getByRole('status', { name: 'Carregando' })).toBeInTheDocument();
    plan();
    account();
    expect(await (await card('Assinatura')).findByText('Prata')).toBeInTheDocument();
    expect(await (await card('Conta')).findByText('Ana Lima')).toBeInTheDocument();
  });

  it('tells the plan, its end and the days left', async () => {
    await openProfile();
    const plan = await card('Assinatura');
    for (const fact of ['Ativo', 'Prata', '25/11/2026 09:00', '12']) expect(plan.getByText(fact)).toBeInTheDocument();
    expect(plan.queryByText(/para o plano acabar/)).toBeNull();
  });

  it('calls a plan without a name Básico', async () => {
    subscribed({ plan: '' });
    await openProfile();
    expect(await (await card('Assinatura')).findByText('Básico')).toBeInTheDocument();
  });

  it.each([
    [7, 'Faltam 7 dias'],
    [1, 'Falta 1 dia'],
  ])('warns with %d days left', async (daysRemaining, text) => {
    subscribed({ daysRemaining });
    await openProfile();
    expect((await card('Assinatura')).getByText(new RegExp(`^${text} para o plano acabar`))).toBeInTheDocument();
  });

  it('says that there is no plan, to somebody who needs none to be here', async () => {
    localStorage.setItem('userType', 'admin');
    server.on('GET /api/user/subscription', { body: { success: true, hasSubscription: false, subscription: null } });
    await openProfile();
    const plan = await card('Assinatura');
    expect(await plan.findByText('Nenhuma assinatura ativa encontrada')).toBeInTheDocument();
    expect(plan.getByRole('link')).toHaveAttribute('href', '/assinatura');
  });

  it('says that the plan could not be read', async () => {
    localStorage.setItem('userType', 'admin');
    server.on('GET /api/user/subscription', { status: 500, body: {} });
    await openProfile();
    expect(await (await card('Assinatura')).findByText('Erro ao obter dados da assinatura')).toBeInTheDocument();
  });

  it('shows figures of use that the history gives, and none when it gives none', async () => {
    server.on(HISTORY, { body: historyOf([pastLookup()], { total: 40, successes: 30 }) });
    await openProfile();
    const usage = await card('Estatísticas de uso');
    for (const figure of ['40', '30', '75%']) expect(usage.getByText(figure)).toBeInTheDocument();
  });

  it('shows no invented figures while the history cannot be read', async () => {
    server.on(HISTORY, { status: 503, body: {} });
    await openProfile();
    await card('Assinatura');
    expect(screen.queryByRole('region', { name: 'Estatísticas de uso' })).toBeNull();
  });

  it('keeps the default purpose', async () => {
    server.on('PUT /api/user/preferences', ({ body }) => {
      server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, ...Object(body) } } });
      return { body: { success: true, ...Object(body) } };
    });
    await openProfile();
    const select = await screen.findByLabelText('Finalidade padrão das consultas');
    await userEvent.selectOptions(select, 'Proteção ao crédito');
    expect(await screen.findByText('Finalidade padrão salva.')).toBeInTheDocument();
    expect(server.requests('PUT /api/user/preferences')[0]?.body).toEqual({ finalidadePadrao: 'protecao_credito' });
    expect(select).toHaveValue('protecao_credito');
  });

  it('switches the privacy mode of the history, which is on at first', async () => {
    server.on('PUT /api/user/preferences', ({ body }) => {
      server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, ...Object(body) } } });
      return { body: { success: true, ...Object(body) } };
    });
    await openProfile();
    const mode = await screen.findByRole('switch', { name: /^Modo de privacidade/ });
    await waitFor(() => expect(mode).toBeEnabled());
    expect(mode).toBeChecked();
    await userEvent.click(mode);
    expect(await screen.findByText('Modo de privacidade desligado.')).toBeInTheDocument();
    expect(mode).not.toBeChecked();
    expect(server.requests('PUT /api/user/preferences')[0]?.body).toEqual({ modoPrivacidade: false });
  });

  it('says that the profile could not be read', async () => {
    server.on('GET /api/user/profile', { status: 500, body: {} });
    await openProfile();
    expect(await screen.findByText('Erro ao obter perfil do usuário')).toBeInTheDocument();
  });
});
