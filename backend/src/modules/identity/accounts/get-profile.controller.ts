import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { PURPOSE_IDS, type Purpose } from '../../../kernel/purposes.js';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { AccountAnswer, DoneAnswer, sessionOver } from '../model/index.js';
import { Accounts } from './accounts.store.js';
import { Consents } from './consents.store.js';

export class ProfileUser extends AccountAnswer {
  @ApiProperty({ enum: ['user', 'admin'], enumName: 'UserType', example: 'user' })
  userType!: 'user' | 'admin';

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

@ApiTags('Conta')
@ApiBearerAuth()
@Access('user')
@Controller('api/user/profile')
export class GetProfileController {
  constructor(
    private readonly accounts: Accounts,
    private readonly consents: Consents,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getProfile', summary: 'Os dados da própria conta' })
  @ApiOkResponse({ type: ProfileAnswer })
  @ApiErrors({ 401: '`UNAUTHENTICATED`, `TOKEN_EXPIRED`', 403: '`FORBIDDEN`' })
  async profile(@CurrentPrincipal() { accountId }: Principal): Promise<ProfileAnswer> {
    const [account, consent] = await Promise.all([
      this.accounts.find({ id: accountId }),
      this.consents.latest(accountId, 'terms'),
    ]);
    if (!account) throw sessionOver();
    return {
      success: true,
      user: {
        id: account.id,
        email: account.email ?? '',
        name: account.name,
        userType: account.role,
        createdAt: account.createdAt.toISOString(),
        lastLogin: account.previousLoginAt?.toISOString() ?? null,
        finalidadePadrao: account.defaultPurpose,
        termsVersion: consent?.version ?? null,
        termsAcceptedAt: consent?.acceptedAt.toISOString() ?? null,
        termsAccepted: consent?.version === TERMS_VERSION,
      },
    };
  }
}
