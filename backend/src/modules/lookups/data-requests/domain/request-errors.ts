import { AppError, invalidInput } from '../../../../kernel/errors.js';

export const noSuchRequest = (): AppError =>
  new AppError('not-found', 'PRIVACY_REQUEST_NOT_FOUND', 'Pedido não encontrado.');

export const formKeyUsed = (): AppError =>
  new AppError('conflict', 'FORM_KEY_USED', 'Este formulário já foi enviado com outros dados. Recarregue a página.');

export const notInThisState = (): AppError =>
  new AppError('conflict', 'PRIVACY_REQUEST_STATE', 'Este pedido não permite essa ação agora.');

export const emailUnconfirmed = (): AppError =>
  new AppError('conflict', 'EMAIL_NOT_CONFIRMED', 'O titular ainda não confirmou o e-mail deste pedido.');

export const emailConfirmed = (): AppError =>
  new AppError('conflict', 'EMAIL_CONFIRMED', 'O titular já confirmou o e-mail. Escreva a explicação que vai a ele.');

export const identityUnconfirmed = (): AppError =>
  new AppError(
    'conflict',
    'IDENTITY_NOT_CONFIRMED',
    'Confirme a identidade do titular antes de ver ou enviar a resposta.',
  );

export const suppressionPending = (): AppError =>
  new AppError('conflict', 'SUPPRESSION_PENDING', 'Aplique a supressão antes de responder.');

/** Four eyes: one administrator sees who the person is, another one sends. */
export const secondPersonRequired = (): AppError =>
  new AppError(
    'conflict',
    'SECOND_PERSON_REQUIRED',
    'Quem confirmou a identidade não envia a resposta. Peça a outro administrador.',
  );

export const personErased = (): AppError =>
  new AppError('conflict', 'PRIVACY_REQUEST_ERASED', 'Os dados pessoais deste pedido já foram apagados.');

export const requestLinkOver = (): AppError =>
  new AppError('invalid', 'LINK_INVALID', 'Este link não vale mais: já foi usado ou passou do prazo.');

export const wrongBirthDate = (attemptsLeft: number): AppError => {
  const message = 'A data de nascimento não é a do pedido.';
  return new AppError('invalid', 'BIRTH_DATE_WRONG', message, {
    fields: [{ field: 'birthDate', message }],
    details: { remainingAttempts: attemptsLeft },
  });
};

export const unreadProtocol = (): AppError => invalidInput('protocol', 'Protocolo inválido. Confira os caracteres.');
