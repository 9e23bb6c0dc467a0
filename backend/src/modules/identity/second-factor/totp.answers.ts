import { ApiProperty } from '@nestjs/swagger';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { DoneAnswer } from '../model/index.js';

export class TotpState extends DoneAnswer {
  @ApiProperty({ description: 'Se o login pede o código do aplicativo.', example: true })
  enabled!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-10-01T12:00:00.000Z' })
  enabledAt!: string | null;

  @ApiProperty({ example: 10 })
  recoveryCodesLeft!: number;
}

export class TotpBegun extends DoneAnswer {
  @ApiProperty({ description: 'Para digitar no aplicativo, quando a câmera não lê.', example: 'GEZDGNBVGY3TQOJQ…' })
  secret!: string;

  @ApiProperty({ example: 'otpauth://totp/Nítido:admin?secret=GEZDGNBVGY3TQOJQ…&issuer=Nítido' })
  otpauthUrl!: string;

  @ApiProperty({ description: 'PNG em base64.', example: 'iVBORw0KGgo…' })
  qrCodeBase64!: string;
}

export class ConfirmTotpRequest {
  @ApiProperty({ example: '123456' })
  @Satisfies((value) => (value.trim() && value.length <= 20 ? null : 'Digite o código de 6 dígitos'))
  code!: string;
}

export class RecoveryCodesAnswer extends DoneAnswer {
  @ApiProperty({ type: [String], description: 'Cada um vale uma vez; não são mostrados de novo.' })
  recoveryCodes!: readonly string[];
}
