import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { writeSession } from '../../../shared/api/session-storage';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';
import { profile } from '../../lookups/testing/subscriber';

const PLAN = { status: 'active', plan: 'Ouro', planId: 'gold', daysRemaining: 12 };
const STATE = 'GET /api/user/totp';
const BEGIN = 'POST /api/user/totp';
const CONFIRM = 'PUT /api/user/totp';
const REMOVE = 'DELETE /api/user/totp';
const hidden = true;

const refused = (code: string, field: string, message: string) => ({
  status: 400,
  body: { error: message, code, fields: [{ field, message }] },
});

describe('the second factor in Meu Perfil', () => {
  const server = useTestServer();
  beforeEach(() => {
    writeSession({ token: 'access', user: profile, userType: 'user' });
    server.on('GET /api/user/profile', { body: { success: true, user: profile } });
    server.on('GET /api/user/subscription', { body: { success: true, hasSubscription: true, subscription: PLAN } });
    server.on('GET /api/user/sessions', { body: { success: true, data: [], total: 0 } });
    is(false);
  });

  function is(enabled: boolean, recoveryCodesLeft = enabled ? 10 : 0): void {
    const enabledAt = enabled ? '2026-11-20T12:00:00.000Z' : null;
    server.on(STATE, { body: { success: true, enabled, enabledAt, recoveryCodesLeft } });
  }
  async function open() {
    await showProduct('/consultas?aba=perfil');
    return within(await screen.findByRole('region', { name: 'Verificação em duas etapas' }));
  }
  const dialog = () => within(screen.getByRole('dialog', { hidden }));
  const press = (name: string) => userEvent.click(dialog().getByRole('button', { name, hidden }));

  it('is switched on with the password, the app’s picture and a first code, and shows recovery codes once', async () => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    const refuse = () => Promise.reject(new Error('not allowed'));
    const letCopy = (write: typeof writeText) =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    letCopy(refuse);
    server.on(BEGIN, {
      body: { success: true, secret: 'GEZDGNBVGY3TQOJQ', otpauthUrl: 'otpauth://totp/x', qrCodeSvg: '<svg/>' },
    });
    server.on(CONFIRM, () => {
      is(true);
      return { body: { success: true, recoveryCodes: ['abcde-23456', 'fghjk-78923'] } };
    });
    const card = await open();
    await userEvent.click(await card.findByRole('button', { name: 'Ligar verificação' }));
    await fillIn(dialog().getByLabelText('Sua senha'), 'Garoa-2026');
    expect(dialog().queryByLabelText('Código de verificação')).toBeNull();
    await press('Continuar');
    expect(await card.findByAltText('QR code para o aplicativo autenticador')).toHaveAttribute(
      'src',
      'data:image/svg+xml,%3Csvg%2F%3E',
    );
    expect(card.getByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Abrir no aplicativo', hidden })).toHaveAttribute('href', 'otpauth://totp/x');
    const unable = /O navegador não deixou copiar/;
    await userEvent.click(card.getByRole('button', { name: 'Copiar chave' }));
    expect(await card.findByText(unable)).toBeInTheDocument();
    letCopy(writeText);
    await userEvent.click(card.getByRole('button', { name: 'Copiar chave' }));
    expect(await card.findByRole('button', { name: 'Chave copiada' })).toBeInTheDocument();
    expect(card.queryByText(unable)).toBeNull();
    await userEvent.type(card.getByLabelText('Código de 6 dígitos'), '123456');
    await userEvent.click(card.getByRole('button', { name: 'Confirmar' }));
    expect(await card.findByText('abcde-23456')).toBeInTheDocument();
    expect(server.requests(CONFIRM)[0]?.body).toEqual({ code: '123456' });
    await userEvent.click(card.getByRole('button', { name: 'Copiar' }));
    expect(await card.findByRole('button', { name: 'Copiados' })).toBeInTheDocument();
    expect(copied).toEqual(['GEZDGNBVGY3TQOJQ', 'abcde-23456\nfghjk-78923']);
    await userEvent.click(card.getByRole('button', { name: 'Já guardei' }));
    expect(card.queryByText('abcde-23456')).toBeNull();
    expect(await card.findByText('Ligada')).toBeInTheDocument();
  });

  it('begins anew without the refusal of a first code that was given before', async () => {
    const begun = { secret: 'GEZDGNBVGY3TQOJQ', otpauthUrl: 'otpauth://totp/x', qrCodeSvg: '<svg/>' };
    server.on(BEGIN, { body: { success: true, ...begun } });
    server.on(CONFIRM, refused('TOTP_INVALID', 'code', 'Código de verificação inválido'));
    const card = await open();
    const begin = async () => {
      await userEvent.click(await card.findByRole('button', { name: 'Ligar verificação' }));
      await fillIn(dialog().getByLabelText('Sua senha'), 'Garoa-2026');
      await press('Continuar');
      return card.findByLabelText('Código de 6 dígitos');
    };
    await userEvent.type(await begin(), '000000');
    await userEvent.click(card.getByRole('button', { name: 'Confirmar' }));
    expect(await card.findByText('Código de verificação inválido')).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Cancelar' }));
    expect(await begin()).toBeValid();
  });

  it('is shown as it is to who has switched it on elsewhere meanwhile', async () => {
    server.on(BEGIN, refused('TOTP_REQUIRED', 'totp', 'Informe o código de verificação.'));
    const card = await open();
    await userEvent.click(await card.findByRole('button', { name: 'Ligar verificação' }));
    is(true);
    await fillIn(dialog().getByLabelText('Sua senha'), 'Garoa-2026');
    await press('Continuar');
    expect(await card.findByText('Ligada')).toBeInTheDocument();
    expect(card.getByText('A verificação já estava ligada.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { hidden })).toBeNull();
  });

  it('is switched off with the password and a code, each of which is refused under its field', async () => {
    is(true);
    server.on(REMOVE, refused('TOTP_INVALID', 'totp', 'Código de verificação inválido'));
    const card = await open();
    await userEvent.click(await card.findByRole('button', { name: 'Desligar' }));
    await fillIn(dialog().getByLabelText('Sua senha'), 'Garoa-2026');
    await press('Desligar');
    expect(await dialog().findByText('Digite o código')).toBeInTheDocument();
    expect(server.requests(REMOVE)).toHaveLength(0);
    await userEvent.type(dialog().getByLabelText('Código de verificação'), '000000');
    await press('Desligar');
    expect(await dialog().findByText('Código de verificação inválido')).toBeInTheDocument();
    expect(server.requests(REMOVE)[0]?.body).toEqual({ password: 'Garoa-2026', totp: '000000' });
    server.on(REMOVE, () => {
      is(false);
      return { body: { success: true } };
    });
    await press('Desligar');
    expect(await card.findByRole('button', { name: 'Ligar verificação' })).toBeInTheDocument();
    expect(card.getByText('Verificação desligada. Para entrar, basta a senha.')).toBeInTheDocument();
  });

  it('says when few recovery codes are left', async () => {
    is(true, 2);
    const card = await open();
    expect(await card.findByText('Restam 2 códigos de recuperação. Gere novos antes que acabem.')).toBeInTheDocument();
  });

  it('is asked for again, of who has it, before one’s own data is saved, and what was asked for goes on', async () => {
    const STEP_UP = 'POST /api/auth/step-up';
    const codes = [
      refused('TOTP_REQUIRED', 'totp', 'Informe o código'),
      refused('TOTP_INVALID', 'totp', 'Não confere'),
    ];
    URL.createObjectURL = () => 'blob:arquivo';
    URL.revokeObjectURL = () => undefined;
    let proven = false;
    server.on('GET /api/user/export', () =>
      proven ? { body: { conta: {} } } : { status: 403, body: { error: 'x', code: 'STEP_UP_REQUIRED' } },
    );
    server.on(STEP_UP, () => {
      const refusal = codes.shift();
      if (refusal) return refusal;
      proven = true;
      return { body: { success: true, provenUntil: '2026-11-21T12:00:00.000Z' } };
    });
    await open();
    const data = within(await screen.findByRole('region', { name: 'Meus dados' }));
    await userEvent.click(data.getByRole('button', { name: 'Baixar meus dados' }));
    const question = within(await screen.findByRole('dialog', { name: 'Confirme que é você', hidden }));
    const confirm = () => userEvent.click(question.getByRole('button', { name: 'Confirmar', hidden }));
    await fillIn(question.getByLabelText('Senha'), 'Garoa-2026');
    expect(question.queryByLabelText('Código de verificação')).toBeNull();
    await confirm();
    const code = await question.findByLabelText('Código de verificação');
    expect(question.queryByText('Informe o código')).toBeNull();
    await userEvent.type(code, '123456');
    await confirm();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Não confere/));
    expect(question.getByLabelText('Senha')).toBeValid();
    await confirm();
    await waitFor(() => expect(server.requests(STEP_UP)).toHaveLength(3));
    expect(server.requests(STEP_UP).map(({ body }) => body)).toEqual([
      { password: 'Garoa-2026' },
      { password: 'Garoa-2026', totp: '123456' },
      { password: 'Garoa-2026', totp: '123456' },
    ]);
    expect(await data.findByText('Arquivo baixado.')).toBeInTheDocument();
  });
});
