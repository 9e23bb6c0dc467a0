import { ApiProperty } from '@nestjs/swagger';
import { ErrorAnswer } from '../../../../platform/http/error-answer.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';

const MOST_CHARACTERS = 128;

/** What an administrator shows at the door and before dangerous actions. */
export class AdminProofFields {
  @ApiProperty({ maxLength: MOST_CHARACTERS, example: 'Senha123' })
  @Satisfies((value) => shortText(value, 'Senha é obrigatória', 'Senha deve ter no máximo 128 caracteres'))
  password!: string;
}

export class AttemptsLeft {
  @ApiProperty({ example: 4 })
  remainingAttempts!: number;
}

export class ProofRefusedAnswer extends ErrorAnswer {
  @ApiProperty({ example: 'Tentativas restantes: 4' })
  message!: string;

  @ApiProperty({ type: AttemptsLeft })
  declare details: AttemptsLeft;
}

export function shortText(value: string, missing: string, tooLong: string): string | null {
  if (!value.trim()) return missing;
  return value.length > MOST_CHARACTERS ? tooLong : null;
}
