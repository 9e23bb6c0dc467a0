import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';

export class DoneAnswer extends SuccessAnswer {}

export class MessageAnswer extends AnswerOf(DoneAnswer, { message: t.string('O que dizer a quem fez o pedido.') }) {}

export class AccountAnswer extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  email: t.string('Vazio para um administrador sem e-mail.', { example: 'ana@gmail.com' }),
  name: t.string({ example: 'Ana Souza' }),
}) {}

/** A session that was opened or renewed. Its refresh token is in a cookie that pages cannot read. */
export class SessionAnswer extends AnswerOf(DoneAnswer, {
  token: t.string('Token de acesso; vai em `Authorization: Bearer`.', { example: 'eyJhbGciOiJIUzI1NiJ9…' }),
  expiresIn: t.number('Segundos até o token expirar.', { example: 900 }),
  userType: t.enum(['user', 'admin'], { enumName: 'UserType', example: 'user' }),
  mustChangePassword: t.boolean('A senha foi gerada pelo produto e deve ser trocada.', { example: false }),
  user: t.one(AccountAnswer),
}) {}
