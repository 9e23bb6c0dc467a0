import { PURPOSE_IDS } from '../../../kernel/purposes.js';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { AccountAnswer, DoneAnswer } from '../model/index.js';

export const MASKED =
  'Se o histórico mostra mascarado o que foi consultado; falso: por extenso, no site e na planilha.';

class ProfileUser extends AnswerOf(AccountAnswer, {
  userType: t.enum(['user', 'admin'], { enumName: 'UserType', example: 'user' }),
  emailConfirmed: t.boolean('Se um link enviado ao e-mail foi aberto.', { example: true }),
  createdAt: t.dateTime({ example: '2026-10-01T12:00:00.000Z' }),
  lastLogin: t.dateTime('O acesso antes deste; nulo quando este é o primeiro.', {
    nullable: true,
    example: '2026-10-07T09:30:00.000Z',
  }),
  finalidadePadrao: t.enum(PURPOSE_IDS, { enumName: 'Purpose', nullable: true, example: 'cadastro_proprio' }),
  modoPrivacidade: t.boolean(MASKED, { example: true }),
  termsVersion: t.string('A versão dos termos que foi aceita por último.', { nullable: true, example: TERMS_VERSION }),
  termsAcceptedAt: t.dateTime('Quando foi aceita.', { nullable: true }),
  termsAccepted: t.boolean('Se a versão aceita é a que vale.', { example: true }),
}) {}

export class ProfileAnswer extends AnswerOf(DoneAnswer, { user: t.one(ProfileUser) }) {}

export class AcceptTermsAnswer extends AnswerOf(DoneAnswer, {
  termsVersion: t.string({ example: TERMS_VERSION }),
  acceptedAt: t.dateTime({ example: '2026-10-01T12:00:00.000Z' }),
}) {}

export class PreferencesAnswer extends AnswerOf(DoneAnswer, {
  finalidadePadrao: t.enum(PURPOSE_IDS, { enumName: 'Purpose', nullable: true, example: 'cadastro_proprio' }),
  modoPrivacidade: t.boolean(MASKED, { example: true }),
}) {}
