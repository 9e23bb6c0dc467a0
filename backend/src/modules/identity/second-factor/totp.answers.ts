import { ApiProperty } from '@nestjs/swagger';
import { toString as pictureOf } from 'qrcode';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { DoneAnswer } from '../model/index.js';
import type { SecondFactor } from './second-factor.js';

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

  @ApiProperty({
    description: 'O QR code de `otpauthUrl`, feito aqui.',
    example: '<svg xmlns="http://www.w3.org/2000/svg">…',
  })
  qrCodeSvg!: string;
}

export class AdminTotpBegun extends TotpBegun {
  @ApiProperty({ description: 'O mesmo em PNG, em base64.', example: 'iVBORw0KGgo…' })
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

export function stateOf(factor: SecondFactor | null): TotpState {
  return {
    success: true,
    enabled: Boolean(factor?.confirmedAt),
    enabledAt: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
  };
}

export async function begunWith({ secret, address }: { secret: string; address: string }): Promise<TotpBegun> {
  const qrCodeSvg = await pictureOf(address, { type: 'svg', margin: 4 });
  return { success: true, secret, otpauthUrl: address, qrCodeSvg };
}
