import { AppError, rateLimited } from '../../../kernel/errors.js';
import { TERMS_VERSION } from '../../../kernel/terms.js';

const WRONG_CODE = 'Código de verificação inválido';

export const emailTaken = (): AppError =>
  new AppError('conflict', 'EMAIL_TAKEN', 'Este e-mail já está cadastrado. Faça login ou use outro e-mail.', {
    fields: [{ field: 'email', message: 'Este e-mail já está cadastrado. Faça login ou use outro e-mail.' }],
  });

export const usernameTaken = (): AppError => new AppError('conflict', 'USERNAME_TAKEN', 'Este usuário já existe.');

export const emailUnknown = (): AppError =>
  new AppError(
    'not-found',
    'EMAIL_NOT_FOUND',
    'Email não encontrado no banco de dados. Verifique se o email está correto ou cadastre-se primeiro.',
  );

const GUESSABLE = {
  common: { code: 'PASSWORD_TOO_COMMON', text: 'Esta senha está entre as mais usadas. Escolha outra.' },
  personal: { code: 'PASSWORD_PERSONAL', text: 'A senha não pode ser feita do seu nome ou e-mail. Escolha outra.' },
} as const;

export const guessablePassword = (why: keyof typeof GUESSABLE, field: string): AppError =>
  new AppError('invalid', GUESSABLE[why].code, GUESSABLE[why].text, {
    fields: [{ field, message: GUESSABLE[why].text }],
  });

export const linkOver = (): AppError => new AppError('invalid', 'LINK_INVALID', 'Token inválido ou expirado');

/** For accounts that every starting instance tries to create: false when another one was first. */
export function unlessTaken(error: unknown): false {
  if (error instanceof AppError && ['EMAIL_TAKEN', 'USERNAME_TAKEN'].includes(error.code)) return false;
  throw error;
}

/** One text for an unknown e-mail and for a wrong password, so that nobody learns which it was. */
export const wrongCredentials = (): AppError =>
  new AppError('unauthenticated', 'INVALID_CREDENTIALS', 'E-mail ou senha incorretos.');

export const wrongAdminCredentials = (attemptsLeft: number): AppError =>
  wrongProof('INVALID_CREDENTIALS', 'Credenciais inválidas', attemptsLeft);

export const adminLocked = (retryAfterSeconds: number): AppError =>
  rateLimited('Muitas tentativas. Tente novamente em 5 minutos.', { remainingAttempts: 0, retryAfterSeconds })(
    retryAfterSeconds,
  );

/** The password was right; what the authenticator app shows is still to come. */
export const totpRequired = (): AppError =>
  new AppError('unauthenticated', 'TOTP_REQUIRED', 'Informe o código de verificação.');

export const wrongSecondFactor = (attemptsLeft: number): AppError =>
  wrongProof('TOTP_INVALID', WRONG_CODE, attemptsLeft);

export const wrongCode = (): AppError => new AppError('unauthenticated', 'TOTP_INVALID', WRONG_CODE);

/** The same of someone who is signed in: not 401, after which a page would renew its session and try again. */
export const ownCodeRefused = (why: 'missing' | 'wrong'): AppError => {
  const { code, text } = why === 'missing' ? totpRequired() : wrongCode();
  return new AppError('invalid', code, text, { fields: [{ field: 'totp', message: text }] });
};

/** Too many wrong codes of an account, from everywhere. */
export const codesShutOut = rateLimited(
  'Muitos códigos errados. Use um código de recuperação ou tente novamente mais tarde.',
);

/** Too many wrong passwords of somebody who is signed in. */
export const proofsShutOut = rateLimited('Muitas senhas erradas. Redefina sua senha por e-mail para continuar.');

const wrongProof = (code: string, text: string, attemptsLeft: number): AppError =>
  new AppError('unauthenticated', code, text, {
    details: { remainingAttempts: attemptsLeft },
    extra: { message: `Tentativas restantes: ${attemptsLeft}` },
  });

export const totpAlreadyOn = (): AppError =>
  new AppError('conflict', 'TOTP_ALREADY_ON', 'A verificação em duas etapas já está ligada.');

export const totpNotBegun = (): AppError =>
  new AppError('conflict', 'TOTP_NOT_BEGUN', 'A verificação em duas etapas ainda não foi iniciada.');

export const totpBegunLongAgo = (): AppError =>
  new AppError('conflict', 'TOTP_NOT_BEGUN', 'O QR code venceu. Comece de novo para gerar outro.');

/** Too many wrong guesses from everywhere: only devices that are known go on, and the operator's reset. */
export const adminStrangersShutOut = rateLimited(
  'Por segurança, esta conta só pode ser acessada de um navegador já usado. Use um deles ou peça uma nova senha de uso único a quem opera o servidor.',
  { remainingAttempts: 0, strangersShutOut: true },
);

/** Too many wrong guesses from everywhere: the owner goes on from a device that is known, or after a password reset. */
export const strangersShutOut = rateLimited(
  'Por segurança, o acesso a esta conta está pausado após muitas tentativas. Redefina sua senha para entrar.',
  { strangersShutOut: true },
);

export const TOO_MANY_ATTEMPTS = 'Muitas tentativas em pouco tempo. Aguarde alguns minutos e tente novamente.';

export const accountBlocked = (): AppError =>
  new AppError('forbidden', 'ACCOUNT_BLOCKED', 'Esta conta está bloqueada. Fale com o suporte.');

export const unauthenticated = (forAdmins: boolean): AppError =>
  new AppError(
    'unauthenticated',
    'UNAUTHENTICATED',
    forAdmins ? 'Token de admin não encontrado' : 'Token não encontrado',
  );

export const sessionOver = (): AppError =>
  new AppError('unauthenticated', 'TOKEN_EXPIRED', 'Sessão expirada. Entre novamente.');

export const noSuchSession = (): AppError =>
  new AppError('not-found', 'SESSION_NOT_FOUND', 'Esta sessão não existe ou já foi encerrada.');

export const noSuchAccount = (): AppError => new AppError('not-found', 'ACCOUNT_NOT_FOUND', 'Conta não encontrada.');

export const ownAccount = (): AppError =>
  new AppError('conflict', 'OWN_ACCOUNT', 'Você não pode bloquear nem desativar a sua própria conta.');

/** For someone who is signed in: not 401, after which a page would renew its session and try again. */
export const wrongPassword = (field = 'password'): AppError =>
  new AppError('invalid', 'WRONG_PASSWORD', 'Senha incorreta.', {
    fields: [{ field, message: 'Senha incorreta.' }],
  });

export const TOO_MANY_EXPORTS = 'Você já baixou seus dados três vezes hoje. Tente novamente amanhã.';

export const lastAdmin = (): AppError =>
  new AppError('conflict', 'LAST_ADMIN', 'Esta é a última conta de administração em uso e não pode ser encerrada.');

export const forbidden = (): AppError => new AppError('forbidden', 'FORBIDDEN', 'Acesso negado.');

/** The session is good, but what was asked for wants the password once more. */
export const stepUpRequired = (): AppError =>
  new AppError('forbidden', 'STEP_UP_REQUIRED', 'Confirme sua senha para continuar.');

export const passwordChangeRequired = (): AppError =>
  new AppError('forbidden', 'PASSWORD_CHANGE_REQUIRED', 'Troque a senha de uso único para continuar.');

export const secondFactorRequired = (): AppError =>
  new AppError('forbidden', 'SECOND_FACTOR_REQUIRED', 'Ligue a verificação em duas etapas para continuar.');

/** No word why: a passkey opens an account or nothing. */
export const passkeyRefused = (): AppError =>
  new AppError('unauthenticated', 'PASSKEY_REFUSED', 'Não foi possível entrar com esta chave de acesso.');

export const passkeyInvalid = (): AppError =>
  new AppError('invalid', 'PASSKEY_INVALID', 'O navegador não criou uma chave que possamos usar. Tente de novo.');

export const tooManyPasskeys = (): AppError =>
  new AppError('conflict', 'PASSKEY_LIMIT', 'Sua conta já tem dez chaves de acesso. Remova uma para criar outra.');

export const noSuchPasskey = (): AppError =>
  new AppError('not-found', 'PASSKEY_NOT_FOUND', 'Esta chave de acesso não existe ou já foi removida.');

export const termsOutdated = (): AppError =>
  new AppError('conflict', 'TERMS_OUTDATED', 'Os termos de uso mudaram. Leia e aceite a versão atual.', {
    details: { termsVersion: TERMS_VERSION },
  });

export const captchaMissing = (): AppError =>
  new AppError('invalid', 'CAPTCHA_REQUIRED', 'Por favor, complete a verificação de segurança');

/** The check was made and not passed; the visible one may still be. */
export const captchaRefused = (): AppError =>
  new AppError('invalid', 'CAPTCHA_FAILED', 'Por favor, complete a verificação de segurança');

/** Nobody is let in unchecked while the verifier is away; open sessions go on. */
export const captchaUnavailable = (cause: unknown): AppError =>
  new AppError(
    'unavailable',
    'CAPTCHA_UNAVAILABLE',
    'A verificação de segurança está fora do ar. Tente novamente em instantes.',
    { retryAfterSeconds: 10, cause },
  );

export const busy = (retryAfterSeconds: number): AppError =>
  new AppError('unavailable', 'BUSY', 'Muitas pessoas entrando ao mesmo tempo. Tente novamente em instantes.', {
    retryAfterSeconds,
  });

/** The password was right, the plan is over: what the page needs to sell the next one. */
export const subscriptionRequired = (user: { id: string; email: string; name: string }, tempToken: string): AppError =>
  new AppError('forbidden', 'SUBSCRIPTION_REQUIRED', 'Sua assinatura expirou. Renove para continuar.', {
    extra: {
      requiresSubscription: true,
      message: 'Sua assinatura expirou. Renove para continuar.',
      userId: user.id,
      tempToken,
      user,
    },
  });
