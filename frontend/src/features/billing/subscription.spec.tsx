import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appStore } from '../../app/app-store';
import { showProduct } from '../../app/testing';
import { setLeave } from '../../shared/api/leave';
import { readPendingPayer, writePendingPayer } from '../../shared/api/pending-payer';
import { endSession, startSession } from '../../shared/api/session';
import { fillIn } from '../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../shared/testing/page-clock';
import { useTestServer } from '../../shared/testing/test-server';
import { untilAnswered } from '../../shared/testing/wire';
import { afterSettlement } from './billing.api';
import { PixCountdown } from './pix-countdown';
import { charge, config, ID, moment, status, user } from './testing/payer';
import { minutesAndSeconds } from './use-countdown';

describe('the subscription page', () => {
  const server = useTestServer();

  beforeEach(() => {
    server.on('GET /api/public/config', { body: config });
    server.on('GET /api/payments/pending', { body: { success: true, payment: null } });
    server.on('POST /api/payments/create-pix', { status: 201, body: { success: true, payment: charge } });
    server.on(`GET /api/payments/status/${ID}`, status('pending'));
  });

  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  const arrive = async (state: object = {}) => {
    writePendingPayer({ token: 'temp', user });
    const router = await showProduct('/assinatura', state);
    await screen.findByRole('heading', { name: 'Escolha seu plano' });
    return router;
  };

  it('offers the three plans with Prata chosen and marked as the most popular', async () => {
    await arrive();
    const plans = screen.getByRole('group', { name: 'Planos' });
    expect(
      within(plans)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['bronze', 'silver', 'gold']);
    expect(within(plans).getByRole('radio', { name: /Prata Mais popular/ })).toBeChecked();
    const summary = screen.getByRole('region', { name: 'Resumo' });
    expect(summary).toHaveTextContent('15 dias');
    expect(summary).toHaveTextContent(/R\$\s25,00/);
    expect(summary).toHaveTextContent('ana@gmail.com');
  });

  it('tells how many lookups a day each plan allows, as the server has it', async () => {
    const perDay = { bronze: 100, silver: 300, gold: 1_500 };
    const plans = Object.entries(perDay).map(([id, dailyLookups]) => ({ id, dailyLookups }));
    server.on('GET /api/plans', { body: { success: true, plans } });
    await arrive();
    expect(await screen.findByText('até 1.500 consultas por dia')).toBeInTheDocument();
    const silver = screen.getByRole('radio', { name: /Prata.*até 300 consultas por dia/ });
    expect(silver).toHaveAccessibleName(/acompanha até 50 empresas/);
  });

  it('charges the chosen plan once, under an idempotency key and the temporary token, and shows the Pix', async () => {
    await arrive({ message: 'Sua assinatura expirou. Renove para continuar.' });
    expect(screen.getByText('Sua assinatura expirou. Renove para continuar.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Ouro/ }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pagar com Pix' }));
    expect(await screen.findByText('Aguardando pagamento')).toBeInTheDocument();
    const [request, ...more] = server.requests('POST /api/payments/create-pix');
    expect(more).toEqual([]);
    expect(request?.authorization).toBe('Bearer temp');
    expect(request?.body).toEqual({
      planId: 'gold',
      amount: 35,
      originalAmount: 35,
      description: 'Plano Ouro',
      promoCode: null,
      discount: 0,
    });
    expect(screen.getByRole('textbox', { name: 'Código Pix copia e cola' })).toHaveValue(charge.pixCopyPaste);
    expect(screen.getByText('NITIDO SERVICOS DIGITAIS')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
    expect(screen.getByText('válido até 14:35')).toBeInTheDocument();
  });

  it('takes an open charge up again after a reload, and lets go of it on Voltar', async () => {
    server.on('GET /api/payments/pending', { body: { success: true, payment: charge } });
    writePendingPayer({ token: 'temp', user });
    await showProduct('/assinatura');
    await screen.findByText('Aguardando pagamento');
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('heading', { name: 'Escolha seu plano' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Ouro/ })).toBeChecked();
  });

  it('goes back to the login for who came from there, else home', async () => {
    const router = await arrive({ fromLogin: true });
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('sees an approval by Já paguei, clears the temporary keys and leads to the login with the e-mail after 3 s', async () => {
    const router = await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    await screen.findByText('Aguardando pagamento');
    server.on(`POST /api/payments/${ID}/check`, status('approved', 5));
    stopClock();
    fireEvent.click(screen.getByRole('button', { name: 'Já paguei' }));
    await until(() => screen.queryByRole('heading', { name: 'Pagamento Aprovado!' }) !== null);
    expect(screen.getByText('Esta página abre o login em 3 segundos.')).toBeInTheDocument();
    await pass(2_900);
    expect(router.state.location.pathname).toBe('/assinatura');
    expect(readPendingPayer()).not.toBeNull();
    await pass(100);
    expect(router.state.location.pathname).toBe('/login');
    expect(readPendingPayer()).toBeNull();
    await until(() => screen.queryByLabelText('E-mail') !== null);
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@gmail.com');
    expect(screen.getByText(/Pagamento aprovado! Faça login/)).toBeInTheDocument();
  });

  it('stays at the approval for who says so or takes the receipt', async () => {
    for (const name of ['Ficar aqui', 'Baixar recibo']) {
      URL.createObjectURL = () => 'blob:recibo';
      URL.revokeObjectURL = () => undefined;
      server.on(`GET /api/payments/${ID}/receipt`, { body: {} });
      server.on('POST /api/payments/create-pix', {
        status: 201,
        body: { success: true, payment: { ...charge, status: 'approved' } },
      });
      const router = await arrive();
      stopClock();
      fireEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
      await until(() => screen.queryByRole('button', { name }) !== null);
      fireEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByText('Esta página fica aberta até você sair.')).toBeInTheDocument();
      await pass(60_000);
      expect(router.state.location.pathname).toBe('/assinatura');
      expect(screen.getByText(ID)).toBeInTheDocument();
      const writeText = () => Promise.reject(new Error('refused'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      fireEvent.click(screen.getByRole('button', { name: 'Copiar número do pagamento' }));
      await until(() => screen.queryByText('Não copiado') !== null);
      jest.useRealTimers();
      cleanup();
    }
  });

  describe('for who renews', () => {
    const current = (given: object = {}) => ({
      status: 'active',
      plan: 'Prata',
      planId: 'silver',
      startsAt: moment(0),
      expiresAt: moment(15 * 86_400),
      daysRemaining: 15,
      ...given,
    });
    const plans = [
      { planId: 'bronze', expiresAt: moment(22 * 86_400) },
      { planId: 'silver', expiresAt: moment(30 * 86_400) },
      { planId: 'gold', expiresAt: moment(45 * 86_400) },
    ];
    const renew = async (given: object | null) => {
      startSession({ token: 't', user, userType: 'user' });
      server.on('GET /api/payments/renewal', { body: { success: true, current: given && current(given), plans } });
      await arrive();
      return screen.getByRole('region', { name: 'Resumo' });
    };

    it('tells the plan, the days left and the new end, as the server has them', async () => {
      const summary = await renew({});
      expect(await within(summary).findByText('15 + 15 dias, até 21/12/2026')).toBeInTheDocument();
      expect(within(summary).queryByRole('button', { name: 'Não é você? Sair' })).toBeNull();
      expect(summary).toHaveTextContent('Plano atualPrata, 15 dias restantes');
      expect(summary).not.toHaveTextContent('Com a troca');
    });

    it('tells what a change of plan makes of the days that are left', async () => {
      const perDay = { bronze: 100, silver: 300, gold: 1_500 };
      const listed = Object.entries(perDay).map(([id, dailyLookups]) => ({ id, dailyLookups }));
      server.on('GET /api/plans', { body: { success: true, plans: listed } });
      const summary = await renew({ daysRemaining: 1 });
      await userEvent.click(screen.getByRole('radio', { name: /Ouro/ }));
      expect(await within(summary).findByText('1 + 30 dias, até 05/01/2027')).toBeInTheDocument();
      const change =
        'Com a troca, o dia que resta do Prata também passa a valer como Ouro, já na aprovação: até 1.500 consultas por dia e 500 empresas acompanhadas.';
      expect(summary).toHaveTextContent(change);
      await userEvent.click(screen.getByRole('radio', { name: /Bronze/ }));
      expect(summary).toHaveTextContent('1 + 7 dias, até 13/12/2026');
      expect(summary).toHaveTextContent(
        'a valer como Bronze, já na aprovação: até 100 consultas por dia e 10 empresas acompanhadas.',
      );
    });

    it('begins with the same plan, and keeps what is chosen instead', async () => {
      await renew({ plan: 'Ouro', planId: 'gold' });
      await waitFor(() => expect(screen.getByRole('radio', { name: /Ouro/ })).toBeChecked());
      await userEvent.click(screen.getByRole('radio', { name: /Bronze/ }));
      expect(screen.getByRole('radio', { name: /Bronze/ })).toBeChecked();
    });

    it.each([
      [
        'the renewal',
        'GET /api/payments/renewal',
        { body: { success: true, current: current({ planId: 'gold' }), plans } },
      ],
      ['an open charge', 'GET /api/payments/pending', { body: { success: true, payment: null } }],
    ])('offers nothing to be paid before the answer about %s has decided', async (_, route, answer) => {
      const gold = { success: true, current: current({ plan: 'Ouro', planId: 'gold' }), plans };
      server.on('GET /api/payments/renewal', { body: gold });
      startSession({ token: 't', user, userType: 'user' });
      const letGo = server.hold(route, answer);
      await showProduct('/assinatura');
      expect(await screen.findByRole('status', { name: 'Carregando' })).toBeInTheDocument();
      expect(screen.queryByRole('radio', { name: /Prata/ })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Pagar com Pix' })).toBeNull();
      letGo();
      expect(await screen.findByRole('radio', { name: /Ouro/ })).toBeChecked();
      expect(screen.getByRole('button', { name: 'Pagar com Pix' })).toBeEnabled();
    });

    it('offers Prata where the answer failed, and keeps to it when a later one comes', async () => {
      server.on('GET /api/payments/renewal', { status: 503, body: {} });
      startSession({ token: 't', user, userType: 'user' });
      await arrive();
      expect(screen.getByRole('radio', { name: /Prata/ })).toBeChecked();
      server.on('GET /api/payments/renewal', { body: { success: true, current: current({ planId: 'gold' }), plans } });
      await act(async () => void appStore.dispatch(afterSettlement()));
      expect(await screen.findByText('Prata, 15 dias restantes')).toBeInTheDocument();
      expect(screen.getByRole('radio', { name: /Prata/ })).toBeChecked();
    });

    it('leads to what is theirs: with a session to the profile, without one to data and end', async () => {
      const ended = { status: 'expired', daysRemaining: 0 };
      const summary = within(await renew(ended));
      const profile = await summary.findByRole('link', { name: 'Meu Perfil' });
      expect(profile).toHaveAttribute('href', '/consultas?aba=perfil');
      cleanup();
      endSession();
      await arrive();
      await userEvent.click(await screen.findByRole('button', { name: 'baixar seus dados' }));
      expect(await screen.findByRole('dialog', { name: 'Baixar seus dados', hidden: true })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Meu Perfil' })).toBeNull();
    });

    it('offers the withdrawal that outlasts the plan, since without a session nobody comes to the profile', async () => {
      const bought = {
        id: ID,
        planId: 'bronze',
        status: 'approved',
        amount: 15,
        discountAmount: 0,
        promoCode: null,
        createdAt: moment(0),
        paidAt: moment(0),
        withdrawalUntil: '2099-11-29T03:00:00.000Z',
        withdrawalAskedAt: null,
      };
      server.on('GET /api/payments', { body: { success: true, data: [bought], nextCursor: null, total: 1 } });
      await renew({ status: 'expired', daysRemaining: 0 });
      expect(await screen.findByText('Ainda é possível desistir da compra de 21/11/2026.')).toBeInTheDocument();
      const name = 'Desistir da compra: compra de 21/11/2026';
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    });

    it('tells when the last plan ended, and counts from the payment', async () => {
      const summary = await renew({ status: 'expired', daysRemaining: 0, expiresAt: moment(-86_400) });
      expect(await within(summary).findByText('Prata, terminou em 20/11/2026')).toBeInTheDocument();
      expect(summary).toHaveTextContent('Plano anterior');
      expect(summary).not.toHaveTextContent('Plano atual');
      expect(summary).toHaveTextContent('Acesso15 dias');
    });

    it('learns on the way back to this tab that the plan was paid in another', async () => {
      const ended = 'Sua assinatura expirou. Renove para continuar.';
      server.on('GET /api/payments/renewal', {
        body: { success: true, current: current({ status: 'expired', daysRemaining: 0 }), plans },
      });
      startSession({ token: 't', user, userType: 'user' });
      await arrive({ message: ended });
      expect(await screen.findByText(/^Prata, terminou em/)).toBeInTheDocument();
      // What is asked for while another answer is on its way is not asked again.
      await act(untilAnswered);
      expect(screen.getByText(ended)).toBeInTheDocument();
      server.on('GET /api/payments/renewal', { body: { success: true, current: current(), plans } });
      fireEvent(window, new Event('focus'));
      expect(await screen.findByText('Prata, 15 dias restantes')).toBeInTheDocument();
      expect(screen.queryByText(ended)).toBeNull();
    });

    it('says nothing of a plan to who never had one', async () => {
      expect(await renew(null)).not.toHaveTextContent('Plano atual');
    });
  });

  it('tells of the right to withdraw before anything is paid', async () => {
    await arrive();
    expect(screen.getByRole('region', { name: 'Resumo' })).toHaveTextContent(
      /desistir da compra em até 7 dias.*art\. 49/,
    );
  });

  it('says Verificando pagamento... while Já paguei is being answered', async () => {
    await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    await screen.findByText('Aguardando pagamento');
    const answer = server.hold(`POST /api/payments/${ID}/check`, status('pending', 3));
    await userEvent.click(screen.getByRole('button', { name: 'Já paguei' }));
    expect(await screen.findByText('Verificando pagamento...')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('Aguardando pagamento')).toBeInTheDocument();
  });

  it('says that the code could not be copied, and to take it by hand', async () => {
    await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    await screen.findByText('Aguardando pagamento');
    let refuses = true;
    const writeText = () => (refuses ? Promise.reject(new Error('refused')) : Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(screen.getByRole('button', { name: 'Copiar código Pix' }));
    const told = 'O navegador não deixou copiar. Selecione o texto e copie.';
    expect(await screen.findByText(told)).toHaveAttribute('role', 'alert');
    refuses = false;
    await userEvent.click(screen.getByRole('button', { name: 'Copiar código Pix' }));
    expect(await screen.findByRole('button', { name: 'Código copiado' })).toBeInTheDocument();
    expect(screen.queryByText(told)).toBeNull();
  });

  it('says that the payment has not arrived yet when it has not', async () => {
    await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    await screen.findByText('Aguardando pagamento');
    server.on(`POST /api/payments/${ID}/check`, status('pending', 3));
    await userEvent.click(screen.getByRole('button', { name: 'Já paguei' }));
    expect(await screen.findByText(/O pagamento ainda não chegou/)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('drops a charge that ran out with the given text and offers a new code for the same plan', async () => {
    server.on('GET /api/payments/pending', { body: { success: true, payment: charge } });
    server.on(`GET /api/payments/status/${ID}`, status('expired', 901));
    writePendingPayer({ token: 'temp', user });
    await showProduct('/assinatura');
    expect(await screen.findByText('PIX expirado. Selecione um plano novamente.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Ouro/ })).toBeChecked();
    const fresh = { ...charge, id: ID.replace('11', '22'), serverTime: moment(910), expiresAt: moment(1810) };
    server.on('POST /api/payments/create-pix', { status: 201, body: { success: true, payment: fresh } });
    server.on(`GET /api/payments/status/${fresh.id}`, { body: { success: true, ...fresh } });
    await userEvent.click(screen.getByRole('button', { name: 'Gerar novo código' }));
    expect(await screen.findByText('Aguardando pagamento')).toBeInTheDocument();
    expect(server.requests('POST /api/payments/create-pix')[0]?.body).toMatchObject({ planId: 'gold' });
  });

  it.each(['failed', 'refunded'] as const)('says of a Pix of another amount, %s, how much goes back', async (end) => {
    server.on('GET /api/payments/pending', { body: { success: true, payment: charge } });
    server.on(`GET /api/payments/status/${ID}`, status(end, 5, 10));
    writePendingPayer({ token: 'temp', user });
    await showProduct('/assinatura');
    const told = await screen.findByText(/^Recebemos R\$\s10,00, que não é o valor deste Pix\. Nenhum plano foi dado/);
    expect(told).toHaveTextContent('o dinheiro volta à conta de onde saiu');
    expect(screen.getByRole('button', { name: 'Gerar novo código' })).toBeInTheDocument();
  });

  describe('once its Pix is not shown any more', () => {
    const open = async () => {
      server.on('GET /api/payments/pending', { body: { success: true, payment: charge } });
      writePendingPayer({ token: 'temp', user });
      stopClock();
      await showProduct('/assinatura');
    };
    const toldOnceApproved = async () => {
      server.on(`GET /api/payments/status/${ID}`, status('approved', 930));
      await until(() => screen.queryByRole('heading', { name: 'Pagamento Aprovado!' }) !== null, 100);
      expect(screen.getByText(ID)).toBeInTheDocument();
    };

    it('tells of the approval of a charge that was left with Voltar', async () => {
      await open();
      await until(() => screen.queryByText('Aguardando pagamento') !== null);
      fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
      await until(() => screen.queryByRole('heading', { name: 'Escolha seu plano' }) !== null);
      await toldOnceApproved();
    });

    it('tells of the approval of a charge whose money came after it ran out', async () => {
      server.on(`GET /api/payments/status/${ID}`, status('expired', 901));
      await open();
      await until(() => screen.queryByText('PIX expirado. Selecione um plano novamente.') !== null);
      await toldOnceApproved();
    });
  });

  describe('when the page was gone while its Pix was open', () => {
    const kept = { id: ID, planId: 'gold', amount: 31.5, promoCode: 'NITIDO10', discount: 10 };
    const comeBack = () => {
      writePendingPayer({ token: 'temp', user });
      return showProduct('/assinatura', { pix: kept });
    };

    it('gives the receipt of an approval that nobody saw, and asks for no money until it is known', async () => {
      const paid = { ...kept, status: 'approved', discountAmount: 3.5, createdAt: moment(0), paidAt: moment(60) };
      server.on('GET /api/payments', { body: { success: true, data: [paid], nextCursor: null, total: 1 } });
      const answer = server.hold(`GET /api/payments/status/${ID}`, status('approved', 930));
      await comeBack();
      expect(await screen.findByText('Verificando pagamento...')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Pagar com Pix' })).toBeNull();
      answer();
      expect(await screen.findByRole('heading', { name: 'Pagamento Aprovado!' })).toBeInTheDocument();
      expect(screen.getByText(/^R\$\s31,50$/)).toBeInTheDocument();
      expect(await screen.findByText('21/11/2026 14:21')).toBeInTheDocument();
    });

    it('says that it ran out when it did, and still tells of money that comes late', async () => {
      server.on(`GET /api/payments/status/${ID}`, status('expired', 901));
      stopClock();
      await comeBack();
      await until(() => screen.queryByText('PIX expirado. Selecione um plano novamente.') !== null);
      server.on(`GET /api/payments/status/${ID}`, status('approved', 930));
      await until(() => screen.queryByRole('heading', { name: 'Pagamento Aprovado!' }) !== null, 100);
    });

    it('keeps its plan and its code for the button that makes a new one', async () => {
      const CREATE = 'POST /api/payments/create-pix';
      const gold = { planId: 'gold', originalPrice: 35, discountAmount: 3.5, finalPrice: 31.5, discountPercentage: 10 };
      const valid = { code: 'NITIDO10', discount: 10, message: 'Desconto de 10% aplicado.', plans: [gold] };
      server.on('POST /api/promotional-codes/validate', { body: { success: true, valid: true, ...valid } });
      server.on(`GET /api/payments/status/${ID}`, status('expired', 901));
      server.on(CREATE, { status: 502, body: {} });
      await comeBack();
      await screen.findByText('Desconto de 10% aplicado.');
      await userEvent.click(screen.getByRole('button', { name: 'Gerar novo código' }));
      await screen.findByText(/^Erro ao gerar PIX/);
      expect(server.requests(CREATE)[0]?.body).toMatchObject({ planId: 'gold', promoCode: 'NITIDO10', amount: 31.5 });
    });

    it('offers to look again when nothing can be learned, instead of a second charge', async () => {
      server.on(`GET /api/payments/status/${ID}`, { status: 503, body: { success: false, error: 'Fora do ar.' } });
      await comeBack();
      expect(await screen.findByText('Fora do ar.')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Pagar com Pix' })).toBeNull();
      server.on(`GET /api/payments/status/${ID}`, status('approved', 930));
      await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
      expect(await screen.findByRole('heading', { name: 'Pagamento Aprovado!' })).toBeInTheDocument();
    });

    it('shows the plans to who is somebody else', async () => {
      server.on(`GET /api/payments/status/${ID}`, { status: 404, body: { success: false, error: 'Não encontrado.' } });
      await comeBack();
      expect(await screen.findByRole('button', { name: 'Pagar com Pix' })).toBeInTheDocument();
    });

    it('tells who has paid already, of whom the browser keeps no charge, to log in', async () => {
      const current = { status: 'active', plan: 'Ouro', planId: 'gold', expiresAt: moment(0), daysRemaining: 30 };
      server.on('GET /api/payments/renewal', { body: { success: true, current, plans: [] } });
      writePendingPayer({ token: 'temp', user });
      const router = await showProduct('/assinatura', { message: 'Cadastro realizado com sucesso!' });
      expect(await screen.findByRole('heading', { name: 'Pagamento Aprovado!' })).toBeInTheDocument();
      expect(screen.getByText('Plano Ouro ativo até 21/11/2026 14:20.')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Pagar com Pix' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Ir para o login' }));
      expect(router.state.location.pathname).toBe('/login');
      expect(await screen.findByLabelText('E-mail')).toHaveValue('ana@gmail.com');
      expect(readPendingPayer()).toBeNull();
    });
  });

  it('no longer says why it was opened once there was a charge', async () => {
    const router = await arrive({ message: 'Cadastro realizado com sucesso!', fromLogin: true });
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    await screen.findByText('Aguardando pagamento');
    const pix = { id: ID, planId: 'gold', amount: 35, promoCode: null, discount: 0 };
    expect(router.state.location.state).toEqual({ fromLogin: true, pix });
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await screen.findByRole('heading', { name: 'Escolha seu plano' });
    expect(router.state.location.state).toEqual({ fromLogin: true });
  });

  it.each([
    ['its charge', { status: 201, body: { success: true, payment: charge } }],
    ['that the temporary token is over', { status: 401, body: { success: false, error: 'Token não encontrado' } }],
  ])('carries nobody off who has gone on before the answer, be it %s', async (_, reply) => {
    const answer = server.hold('POST /api/payments/create-pix', reply);
    const router = await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Escolha seu plano' })).toBeNull());
    answer();
    await act(untilAnswered);
    expect(server.requests('POST /api/payments/create-pix')).toHaveLength(1);
    expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  });

  it("shows the server's refusal, else Erro ao gerar PIX, and keeps the choice", async () => {
    await arrive();
    server.on('POST /api/payments/create-pix', { status: 502, body: { success: false, requestId: 'req-9' } });
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    expect(await screen.findByText(/^Erro ao gerar PIX/)).toHaveTextContent('req-9');
    expect(screen.getByRole('radio', { name: /Prata/ })).toBeChecked();
  });

  it('takes the chosen plan along to the registration and back', async () => {
    const router = await showProduct('/assinatura');
    await userEvent.click(await screen.findByRole('radio', { name: /Bronze/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cadastro'));
    expect(router.state.location.state).toMatchObject({ plan: 'bronze' });
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Entrar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toMatchObject({ plan: 'bronze' });
    cleanup();
    await arrive({ plan: 'bronze' });
    expect(screen.getByRole('radio', { name: /Bronze/ })).toBeChecked();
  });

  it('leads someone without a token to the registration with the given text', async () => {
    const router = await showProduct('/assinatura');
    await userEvent.click(await screen.findByRole('button', { name: 'Pagar com Pix' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cadastro'));
    expect(await screen.findByText('Sessão expirada. Faça o cadastro novamente.')).toBeInTheDocument();
    expect(server.requests('POST /api/payments/create-pix')).toEqual([]);
  });

  it('lets who never paid end the account, with the password and the code of who has one', async () => {
    const left: string[] = [];
    setLeave((path) => left.push(path));
    const refusal = { error: 'Informe o código.', code: 'TOTP_REQUIRED', fields: [{ field: 'totp', message: 'x' }] };
    server.on('DELETE /api/user', { status: 400, body: refusal });
    sessionStorage.setItem('rascunhoSugestao', 'O que Ana escrevia.');
    await arrive();
    await userEvent.click(await screen.findByRole('button', { name: 'encerrar a conta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar sua conta?', hidden: true }));
    const press = () => userEvent.click(dialog.getByRole('button', { name: 'Encerrar conta', hidden: true }));
    await fillIn(dialog.getByLabelText('Sua senha'), 'Garoa-2026');
    await press();
    await userEvent.type(await dialog.findByLabelText('Código de verificação'), '123456');
    server.on('DELETE /api/user', { body: { success: true } });
    await press();
    await waitFor(() => expect(left).toEqual(['/login?motivo=conta-encerrada']));
    const [first, second] = server.requests('DELETE /api/user');
    expect(first).toMatchObject({ authorization: 'Bearer temp', body: { password: 'Garoa-2026' } });
    expect(second?.body).toEqual({ password: 'Garoa-2026', totp: '123456' });
    expect(readPendingPayer()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('lets out whoever finds somebody else on this computer, and keeps nothing of them', async () => {
    const router = await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Não é você? Sair' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(readPendingPayer()).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ana');
    cleanup();
    await showProduct('/assinatura');
    await screen.findByRole('heading', { name: 'Escolha seu plano' });
    expect(screen.queryByText('ana@gmail.com')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Não é você? Sair' })).toBeNull();
  });

  it('leads to the login as soon as the server knows the temporary token no more, and keeps nothing', async () => {
    server.on('GET /api/payments/pending', {
      status: 401,
      body: { success: false, code: 'TOKEN_EXPIRED', error: 'x' },
    });
    writePendingPayer({ token: 'temp', user });
    await showProduct('/assinatura');
    expect(await screen.findByText('Sua sessão de pagamento terminou. Entre para continuar.')).toBeInTheDocument();
    expect(readPendingPayer()).toBeNull();
  });

  it('leads to the login with the e-mail when the temporary token is over', async () => {
    const router = await arrive();
    server.on('POST /api/payments/create-pix', {
      status: 401,
      body: { success: false, error: 'Token não encontrado' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    expect(await screen.findByText('Sua sessão de pagamento terminou. Entre para continuar.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@gmail.com');
    expect(readPendingPayer()).toBeNull();
  });

  it('takes who renews while logged in back to the lookups', async () => {
    startSession({ token: 't', user, userType: 'user' });
    server.on('GET /api/user/subscription', { body: { success: true, hasSubscription: false, subscription: null } });
    server.on('GET /api/payments/pending', { body: { success: true, payment: charge } });
    server.on(`GET /api/payments/status/${ID}`, status('approved', 4));
    await showProduct('/assinatura');
    // It leaves by itself after three seconds: on a busy machine the next look comes too late.
    const onward = await screen.findByRole('button', { name: 'Ir para as consultas' });
    expect(onward.closest('section')).toHaveTextContent('Esta página abre as consultas em 3 segundos.');
  });
});

describe('the countdown', () => {
  it.each([
    [900, '15:00'],
    [61, '01:01'],
    [0, '00:00'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });

  it.each([
    [301, ''],
    [300, 'Faltam 5 minutos para o Pix expirar.'],
    [291, 'Faltam 5 minutos para o Pix expirar.'],
    [290, ''],
    [61, ''],
    [60, 'Falta 1 minuto para o Pix expirar.'],
    [50, ''],
    [0, ''],
  ])('announces at %i seconds what is true then: "%s"', (seconds, text) => {
    render(<PixCountdown seconds={seconds} expiresAt={charge.expiresAt} />);
    expect(screen.getByRole('status')).toHaveTextContent(text || /^$/);
  });
});
