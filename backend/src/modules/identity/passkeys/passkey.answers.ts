import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { loginPasswordRule, visibleTextRule } from '../../../kernel/rules.js';
import { AnswerOf, field, PageOf, t } from '../../../platform/http/answer.fields.js';
import { Satisfies } from '../../../platform/http/request.fields.js';
import { DoneAnswer } from '../model/index.js';
import type { Passkey } from './passkeys.store.js';

export class PasskeyOptionsAnswer extends AnswerOf(DoneAnswer, {
  options: field<object>({
    type: 'object',
    additionalProperties: true,
    description: 'Para a API WebAuthn do navegador, em JSON.',
  }),
}) {}

const MOST_CHARACTERS = 40;
const NAME = { maxLength: MOST_CHARACTERS, example: 'Celular da Ana' };

export class BeginPasskeyRequest {
  @ApiProperty({ description: 'A senha atual.', example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}

export class RenamePasskeyRequest {
  @ApiProperty(NAME)
  @Satisfies(nameRule)
  name!: string;
}

export class AddPasskeyRequest extends RenamePasskeyRequest {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'A `RegistrationResponseJSON` do navegador.',
  })
  @IsObject({ message: 'Resposta do navegador inválida.' })
  response!: object;
}

export class PasskeyItem extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  name: t.string(NAME),
  createdAt: t.dateTime({ example: '2026-10-01T12:00:00.000Z' }),
  lastUsedAt: t.dateTime({ nullable: true, example: null }),
}) {}

export class PasskeysAnswer extends PageOf(PasskeyItem, 'As mais antigas primeiro.') {}

function nameRule(text: string): string | null {
  const invisible = visibleTextRule(text);
  if (invisible) return invisible;
  if (!text.trim()) return 'Dê um nome à chave de acesso';
  return text.trim().length > MOST_CHARACTERS ? `O nome deve ter no máximo ${MOST_CHARACTERS} caracteres` : null;
}

export function itemOf({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyItem {
  return { id, name, createdAt, lastUsedAt };
}
