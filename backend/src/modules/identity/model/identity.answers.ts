import { ApiProperty } from '@nestjs/swagger';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';

export class DoneAnswer extends SuccessAnswer {}

export class MessageAnswer extends DoneAnswer {
  @ApiProperty({ description: 'O que dizer a quem fez o pedido.' })
  message!: string;
}

export class AccountAnswer {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty({ example: 'ana@gmail.com', description: 'Vazio para um administrador sem e-mail.' })
  email!: string;

  @ApiProperty({ example: 'Ana Souza' })
  name!: string;
}

/** A session that was opened or renewed. Its refresh token is in a cookie that pages cannot read. */
export class SessionAnswer extends DoneAnswer {
  @ApiProperty({ description: 'Token de acesso; vai em `Authorization: Bearer`.', example: 'eyJhbGciOiJIUzI1NiJ9…' })
  token!: string;

  @ApiProperty({ description: 'Segundos até o token expirar.', example: 900 })
  expiresIn!: number;

  @ApiProperty({ enum: ['user', 'admin'], enumName: 'UserType', example: 'user' })
  userType!: 'user' | 'admin';

  @ApiProperty({ description: 'A senha foi gerada pelo produto e deve ser trocada.', example: false })
  mustChangePassword!: boolean;

  @ApiProperty({ type: AccountAnswer })
  user!: AccountAnswer;
}
