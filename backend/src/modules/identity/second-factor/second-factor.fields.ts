import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { loginPasswordRule } from '../../../kernel/rules.js';
import { OptionalField, Satisfies } from '../../../platform/http/request.fields.js';

const BAD_CODE = 'Código de verificação inválido';

/** The second factor, where one is in force. */
export class SecondFactorField {
  @OptionalField({
    maxLength: 20,
    description: 'Código do aplicativo autenticador ou de recuperação; pedido com `TOTP_REQUIRED`.',
    example: '123456',
  })
  @IsString({ message: BAD_CODE })
  @MaxLength(20, { message: BAD_CODE })
  totp?: string;
}

/** What a subscriber shows once more. */
export class OwnerProofRequest extends SecondFactorField {
  @ApiProperty({ description: 'A senha atual.', example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}
