import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { ErrorAnswer } from '../../../platform/http/error-answer.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { SecondFactorField } from '../second-factor/index.js';

const MOST_CHARACTERS = 128;

/** What an administrator shows at the door and before dangerous actions. */
export class AdminProofFields extends SecondFactorField {
  @ApiProperty({ maxLength: MOST_CHARACTERS, example: 'Garoa-2026' })
  @Satisfies((value) => shortText(value, 'Senha é obrigatória', 'Senha deve ter no máximo 128 caracteres'))
  password!: string;
}

export class AttemptsLeft extends AnswerOf({ remainingAttempts: t.number({ example: 4 }) }) {}

/** What is left is returned with a wrong proof, not of one that is only incomplete. */
export class ProofRefusedAnswer extends ErrorAnswer {
  @ApiPropertyOptional({ example: 'Tentativas restantes: 4' })
  message?: string;

  @ApiPropertyOptional({ type: AttemptsLeft })
  declare details?: AttemptsLeft;
}

export function shortText(value: string, missing: string, tooLong: string): string | null {
  if (!value.trim()) return missing;
  return value.length > MOST_CHARACTERS ? tooLong : null;
}
