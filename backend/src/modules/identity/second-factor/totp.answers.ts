import { ApiProperty } from '@nestjs/swagger';
import { toString as pictureOf } from 'qrcode';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { Satisfies } from '../../../platform/http/request.fields.js';
import { DoneAnswer } from '../model/index.js';
import type { SecondFactor } from './second-factor.js';

export class TotpState extends AnswerOf(DoneAnswer, {
  enabled: t.boolean('Se o login pede o código do aplicativo.', { example: true }),
  enabledAt: t.dateTime({ nullable: true, example: '2026-10-01T12:00:00.000Z' }),
  recoveryCodesLeft: t.number({ example: 10 }),
}) {}

export class TotpBegun extends AnswerOf(DoneAnswer, {
  secret: t.string('Para digitar no aplicativo, quando a câmera não lê.', { example: 'GEZDGNBVGY3TQOJQ…' }),
  otpauthUrl: t.string({ example: 'otpauth://totp/Nítido:admin?secret=GEZDGNBVGY3TQOJQ…&issuer=Nítido' }),
  qrCodeSvg: t.string('O QR code de `otpauthUrl`, feito aqui.', {
    example: '<svg xmlns="http://www.w3.org/2000/svg">…',
  }),
}) {}

export class AdminTotpBegun extends AnswerOf(TotpBegun, {
  qrCodeBase64: t.string('O mesmo em PNG, em base64.', { example: 'iVBORw0KGgo…' }),
}) {}

export class ConfirmTotpRequest {
  @ApiProperty({ example: '123456' })
  @Satisfies((value) => (value.trim() && value.length <= 20 ? null : 'Digite o código de 6 dígitos'))
  code!: string;
}

export class RecoveryCodesAnswer extends AnswerOf(DoneAnswer, {
  recoveryCodes: t.strings('Cada um vale uma vez; não são mostrados de novo.'),
}) {}

export function stateOf(factor: SecondFactor | null): TotpState {
  return {
    success: true,
    enabled: Boolean(factor?.confirmedAt),
    enabledAt: factor?.confirmedAt ?? null,
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
  };
}

export async function begunWith({ secret, address }: { secret: string; address: string }): Promise<TotpBegun> {
  const qrCodeSvg = await pictureOf(address, { type: 'svg', margin: 4 });
  return { success: true, secret, otpauthUrl: address, qrCodeSvg };
}
