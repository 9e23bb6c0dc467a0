import { ApiProperty } from '@nestjs/swagger';
import { PURPOSE_IDS, type Purpose } from '../../../kernel/purposes.js';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { AccountAnswer, DoneAnswer } from '../model/index.js';

export const MASKED =
  'Se o histórico mostra mascarado o que foi consultado; falso: por extenso, na página e na planilha.';

export class ProfileUser extends AccountAnswer {
  @ApiProperty({ enum: ['user', 'admin'], enumName: 'UserType', example: 'user' })
  userType!: 'user' | 'admin';

  @ApiProperty({ description: 'Se um link enviado ao e-mail foi aberto.', example: true })
  emailConfirmed!: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-10-01T12:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'O acesso antes deste; nulo quando este é o primeiro.',
    example: '2026-10-07T09:30:00.000Z',
  })
  lastLogin!: string | null;

  @ApiProperty({ enum: PURPOSE_IDS, enumName: 'Purpose', nullable: true, example: 'cadastro_proprio' })
  finalidadePadrao!: Purpose | null;

  @ApiProperty({ description: MASKED, example: true })
  modoPrivacidade!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A versão dos termos que foi aceita por último.',
    example: TERMS_VERSION,
  })
  termsVersion!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Quando foi aceita.' })
  termsAcceptedAt!: string | null;

  @ApiProperty({ description: 'Se a versão aceita é a que vale.', example: true })
  termsAccepted!: boolean;
}

export class ProfileAnswer extends DoneAnswer {
  @ApiProperty({ type: ProfileUser })
  user!: ProfileUser;
}

export class AcceptTermsAnswer extends DoneAnswer {
  @ApiProperty({ example: TERMS_VERSION })
  termsVersion!: string;

  @ApiProperty({ format: 'date-time', example: '2026-10-01T12:00:00.000Z' })
  acceptedAt!: string;
}

export class PreferencesAnswer extends DoneAnswer {
  @ApiProperty({ enum: PURPOSE_IDS, enumName: 'Purpose', nullable: true, example: 'cadastro_proprio' })
  finalidadePadrao!: Purpose | null;

  @ApiProperty({ description: MASKED, example: true })
  modoPrivacidade!: boolean;
}
