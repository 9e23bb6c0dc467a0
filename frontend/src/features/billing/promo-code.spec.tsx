import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../app/testing';
import { writePendingPayer } from '../../shared/api/pending-payer';
import { useTestServer } from '../../shared/testing/test-server';
import { typeAtOnce } from '../../shared/testing/type-at-once';
import { charge, config, ID, status, user } from './testing/payer';

describe('the promotional code', () => {
  const server = useTestServer();
  const VALIDATE = 'POST /api/promotional-codes/validate';
  const CREATE = 'POST /api/payments/create-pix';

  const price = (planId: string, originalPrice: number, percent: number) => ({
    planId,
    originalPrice,
    discountAmount: (originalPrice * percent) / 100,
    finalPrice: (originalPrice * (100 - percent)) / 100,
    discountPercentage: percent,
  });

  const good = (
    percent: number,
    plans: ReadonlyArray<[string, number]> = [
      ['bronze', 15],
      ['silver', 25],
      ['gold', 35],
    ],
  ) => ({
    body: {
      success: true,
      valid: true,
      code: 'NATAL-10',
      discount: percent,
      message: `Desconto de ${percent}% aplicado.`,
      data: { discountPercentage: percent },
      plans: plans.map(([id, original]) => price(id, original, percent)),
    },
  });

  const refusal = (status: number, code: string, error: string, details: object = {}) => ({
    status,
    body: { success: false, code, error, details },
  });

  beforeEach(() => {
    server.on('GET /api/public/config', { body: config });
    server.on('GET /api/payments/pending', { body: { success: true, payment: null } });
    server.on(`GET /api/payments/status/${ID}`, status('pending'));
    server.on(VALIDATE, good(10));
  });

  const arrive = async (path = '/assinatura') => {
    writePendingPayer({ token: 'temp', user });
    await showProduct(path);
    await screen.findByRole('heading', { name: 'Escolha seu plano' });
  };

  /** At once: that letters which come one by one are asked about once has a test of its own. */
  const typeCode = async (code: string) => {
    const field = screen.getByLabelText('Código promocional');
    fireEvent.change(field, { target: { value: code } });
    return field;
  };

  const summary = () => screen.getByRole('region', { name: 'Resumo' });
  const card = (name: RegExp) => screen.getByRole('radio', { name });

  const fold = () => screen.getByLabelText('Código promocional').closest('details');

  it('is folded away behind a question, and stays open once it was answered', async () => {
    await arrive();
    expect(fold()).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Tem um código?'));
    await userEvent.type(screen.getByLabelText('Código promocional'), 'NATAL-10');
    await userEvent.click(screen.getByRole('button', { name: 'Limpar código' }));
    expect(fold()).toHaveAttribute('open');
  });

  it('is asked for once after the last keystroke, and shown on every card and in the summary', async () => {
    await arrive();
    const field = screen.getByLabelText('Código promocional');
    typeAtOnce(field, 'natal-10');
    expect(screen.getByText('Verificando código…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pagar com Pix' })).toBeDisabled();
    expect(await screen.findByText('Desconto de 10% aplicado.')).toBeInTheDocument();
    expect(server.requests(VALIDATE).map(({ body }) => body)).toEqual([
      { code: 'NATAL-10', userEmail: 'ana@gmail.com' },
    ]);
    expect(field).toHaveAccessibleDescription('Desconto de 10% aplicado.');
    expect(card(/Bronze De R\$\s15,00 por R\$\s13,50 Economia de R\$\s1,50 \(10%\)/)).toBeInTheDocument();
    expect(card(/Ouro De R\$\s35,00 por R\$\s31,50/)).toBeInTheDocument();
    expect(summary()).toHaveTextContent(/Código NATAL-10− R\$\s2,50Total\s*R\$\s22,50/);
  });

  it('stays while plans are switched, and is sent with the figures that were shown', async () => {
    server.on(CREATE, {
      status: 201,
      body: { success: true, payment: { ...charge, promoCode: 'NATAL-10', amount: 31.5 } },
    });
    await arrive();
    await typeCode('NATAL-10');
    await screen.findByText('Desconto de 10% aplicado.');
    await userEvent.click(card(/Ouro/));
    expect(summary()).toHaveTextContent(/R\$\s31,50/);
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    expect(await screen.findByText('Desconto do código NATAL-10')).toBeInTheDocument();
    expect(server.requests(CREATE)[0]?.body).toEqual({
      planId: 'gold',
      amount: 31.5,
      originalAmount: 35,
      description: 'Plano Ouro',
      promoCode: 'NATAL-10',
      discount: 10,
    });
  });

  it('shows a discount with decimals as Brazilians write it', async () => {
    server.on(VALIDATE, good(12.5));
    await arrive();
    await typeCode('NATAL-10');
    expect(await screen.findByRole('radio', { name: /Economia de R\$\s4,38 \(12,5%\)/ })).toBeInTheDocument();
  });

  it('is gone when the field is emptied', async () => {
    await arrive();
    await typeCode('NATAL-10');
    await screen.findByText('Desconto de 10% aplicado.');
    await userEvent.click(screen.getByRole('button', { name: 'Limpar código' }));
    expect(screen.queryByText('Desconto de 10% aplicado.')).not.toBeInTheDocument();
    expect(summary()).toHaveTextContent(/TotalR\$\s25,00/);
    expect(server.requests(VALIDATE)).toHaveLength(1);
  });

  it('comes from a link too, in sight', async () => {
    await arrive('/assinatura?codigo=natal-10');
    expect(fold()).toHaveAttribute('open');
    expect(await screen.findByText('Desconto de 10% aplicado.')).toBeInTheDocument();
  });

  it('goes along to the registration, as it was typed or came by a link, and back', async () => {
    for (const [path, typed, code] of [
      ['/assinatura?codigo=natal-10', '', 'natal-10'],
      ['/assinatura', 'NATAL-10', 'NATAL-10'],
    ] as const) {
      const router = await showProduct(path);
      await screen.findByRole('heading', { name: 'Escolha seu plano' });
      if (typed) await typeCode(typed);
      await screen.findByText('Desconto de 10% aplicado.');
      await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/cadastro'));
      expect(router.state.location.state).toMatchObject({ plan: 'silver', code });
      await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Entrar' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(router.state.location.state).toEqual({ plan: 'silver', code });
      cleanup();
    }
    writePendingPayer({ token: 'temp', user });
    await showProduct('/assinatura', { plan: 'silver', code: 'natal-10' });
    expect(await screen.findByText('Desconto de 10% aplicado.')).toBeInTheDocument();
    expect(fold()).toHaveAttribute('open');
  });

  it('says in the server’s words that it is no good, else in the given ones, and leaves the full price', async () => {
    server.on(VALIDATE, refusal(422, 'PROMO_CODE_EXPIRED', 'Este código promocional expirou.'));
    await arrive();
    const field = await typeCode('VELHO');
    expect(await screen.findByText('Este código promocional expirou.')).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(summary()).toHaveTextContent(/TotalR\$\s25,00/);
    server.on(VALIDATE, { status: 422, body: {} });
    await userEvent.type(field, 'X');
    expect(await screen.findByText('Código promocional inválido')).toBeInTheDocument();
  });

  it('says so when nobody answers', async () => {
    await arrive();
    server.on(VALIDATE, () => Promise.reject(new Error('cut')));
    await typeCode('NATAL-10');
    expect(await screen.findByText('Erro ao validar código. Tente novamente.')).toBeInTheDocument();
  });

  it('that is for another plan is told on the card, and is not sent for this one', async () => {
    server.on(VALIDATE, good(10, [['gold', 35]]));
    server.on(CREATE, { status: 201, body: { success: true, payment: charge } });
    await arrive();
    await typeCode('NATAL-10');
    await screen.findByText('Desconto de 10% aplicado.');
    expect(card(/Prata .* O código não vale para este plano/)).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    await screen.findByText('Aguardando pagamento');
    expect(server.requests(CREATE)[0]?.body).toMatchObject({ amount: 25, promoCode: null, discount: 0 });
  });

  it('of 100 % goes straight to Pagamento Aprovado!', async () => {
    server.on(VALIDATE, good(100));
    const gift = { ...charge, planId: 'silver', status: 'approved', amount: 0, discount: 100, promoCode: 'NATAL-10' };
    server.on(CREATE, {
      status: 201,
      body: { success: true, payment: { ...gift, qrCodeBase64: null, pixCopyPaste: null } },
    });
    await arrive();
    await typeCode('NATAL-10');
    await userEvent.click(await screen.findByRole('button', { name: 'Ativar plano' }));
    expect(await screen.findByRole('heading', { name: 'Pagamento Aprovado!' })).toBeInTheDocument();
    expect(screen.getByText(/R\$\s0,00/)).toBeInTheDocument();
    expect(screen.getByText('NATAL-10, 100% de desconto')).toBeInTheDocument();
  });

  it('that ran out meanwhile shows the price without it and asks again before anything is paid', async () => {
    await arrive();
    await typeCode('NATAL-10');
    await screen.findByText('Desconto de 10% aplicado.');
    server.on(CREATE, refusal(409, 'PROMO_CODE_EXHAUSTED', 'Este código promocional esgotou.', { amount: 25 }));
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^Este código promocional esgotou\. Nada foi cobrado\. Sem o código, o total é R\$\s25,00\./,
    );
    expect(summary()).toHaveTextContent(/TotalR\$\s25,00/);
    server.on(CREATE, { status: 201, body: { success: true, payment: charge } });
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    await screen.findByText('Aguardando pagamento');
    expect(server.requests(CREATE)[1]?.body).toMatchObject({ amount: 25, promoCode: null, discount: 0 });
  });

  it('that wants a confirmed e-mail leads to the link that confirms it, and stays', async () => {
    await arrive();
    await typeCode('NATAL-10');
    await screen.findByText('Desconto de 10% aplicado.');
    const text = 'Confirme seu e-mail para usar este código promocional.';
    server.on(CREATE, refusal(403, 'EMAIL_NOT_CONFIRMED', text));
    const sent = 'Enviamos um link ao seu e-mail. Abra-o para confirmar o endereço e volte aqui.';
    server.on('POST /api/user/email/confirmation', { body: { success: true, message: sent } });
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar e-mail' }));
    expect(await screen.findByText(sent)).toBeInTheDocument();
    expect(summary()).toHaveTextContent(/R\$\s22,50/);
  });

  it.each([
    ['another plan is chosen', () => userEvent.click(card(/Ouro/))],
    ['it is cleared', () => userEvent.click(screen.getByRole('button', { name: 'Limpar código' }))],
  ])('is not said to be refused any more once %s', async (_, change) => {
    server.on(CREATE, refusal(409, 'PROMO_CODE_EXHAUSTED', 'Este código promocional esgotou.', { amount: 25 }));
    await arrive();
    await typeCode('NATAL-10');
    await screen.findByText('Desconto de 10% aplicado.');
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/R\$\s25,00/);
    await change();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('whose terms changed meanwhile is asked for again', async () => {
    await arrive();
    await typeCode('NATAL-10');
    await screen.findByText('Desconto de 10% aplicado.');
    const text = 'O preço mudou. Confira o valor atualizado e tente novamente.';
    server.on(CREATE, refusal(409, 'PRICE_MISMATCH', text));
    server.on(VALIDATE, good(5));
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }));
    expect(await screen.findByText('Desconto de 5% aplicado.')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(summary()).toHaveTextContent(/R\$\s23,75/);
  });

  it('is kept, with the plan, by the button for a new code after the old charge ran out', async () => {
    server.on('GET /api/payments/pending', { body: { success: true, payment: { ...charge, promoCode: 'NATAL-10' } } });
    server.on(`GET /api/payments/status/${ID}`, status('expired', 901));
    writePendingPayer({ token: 'temp', user });
    await showProduct('/assinatura');
    await screen.findByText('PIX expirado. Selecione um plano novamente.');
    await screen.findByText('Desconto de 10% aplicado.');
    server.on(CREATE, { status: 502, body: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Gerar novo código' }));
    await screen.findByText(/^Erro ao gerar PIX/);
    expect(server.requests(CREATE)[0]?.body).toMatchObject({ planId: 'gold', promoCode: 'NATAL-10', amount: 31.5 });
  });
});
