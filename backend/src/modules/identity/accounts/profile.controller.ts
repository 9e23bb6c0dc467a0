import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, Matches, ValidateIf } from 'class-validator';
import { invalidInput } from '../../../kernel/errors.js';
import { PURPOSE_IDS, type Purpose } from '../../../kernel/purposes.js';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { AccountAnswer, type Caller, DoneAnswer, RequestCaller, sessionOver } from '../model/index.js';
import { AcceptTerms } from './accept-terms.js';
import { Accounts } from './accounts.store.js';

const MASKED = 'Se o histórico mostra mascarado o que foi consultado; falso: por extenso, na página e na planilha.';

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

export class AcceptTermsRequest {
  @ApiProperty({ description: 'A versão que a pessoa leu e aceita.', example: TERMS_VERSION })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Informe a versão dos termos que está sendo aceita.' })
  termsVersion!: string;
}

export class AcceptTermsAnswer extends DoneAnswer {
  @ApiProperty({ example: TERMS_VERSION })
  termsVersion!: string;

  @ApiProperty({ format: 'date-time', example: '2026-10-01T12:00:00.000Z' })
  acceptedAt!: string;
}

export class UpdatePreferencesRequest {
  @ApiPropertyOptional({
    enum: PURPOSE_IDS,
    enumName: 'Purpose',
    nullable: true,
    description: 'Nulo: perguntar a cada vez.',
  })
  @IsOptional()
  @IsIn(PURPOSE_IDS, { message: 'Finalidade inválida.' })
  finalidadePadrao?: Purpose | null;

  @ApiPropertyOptional({ description: MASKED })
  @ValidateIf((_, given) => given !== undefined)
  @IsBoolean({ message: 'Informe se o modo de privacidade fica ligado.' })
  modoPrivacidade?: boolean;
}

export class PreferencesAnswer extends DoneAnswer {
  @ApiProperty({ enum: PURPOSE_IDS, enumName: 'Purpose', nullable: true, example: 'cadastro_proprio' })
  finalidadePadrao!: Purpose | null;

  @ApiProperty({ description: MASKED, example: true })
  modoPrivacidade!: boolean;
}

@ApiTags('Conta')
@Access('user')
@Controller('api/user')
export class ProfileController {
  constructor(
    private readonly accounts: Accounts,
    private readonly acceptTerms: AcceptTerms,
  ) {}

  @Get('profile')
  @ApiOperation({ operationId: 'getProfile', summary: 'Os dados da própria conta' })
  @ApiOkResponse({ type: ProfileAnswer })
  @ApiErrors()
  async profile(@CurrentPrincipal() { accountId }: Principal): Promise<ProfileAnswer> {
    const [account, consent] = await Promise.all([
      this.accounts.find({ id: accountId }),
      this.accounts.acceptedTerms(accountId),
    ]);
    if (!account) throw sessionOver();
    return {
      success: true,
      user: {
        id: account.id,
        email: account.email ?? '',
        name: account.name,
        userType: account.role,
        emailConfirmed: account.emailConfirmedAt !== null,
        createdAt: account.createdAt.toISOString(),
        lastLogin: account.previousLoginAt?.toISOString() ?? null,
        finalidadePadrao: account.defaultPurpose,
        modoPrivacidade: account.privacyMode,
        termsVersion: consent?.version ?? null,
        termsAcceptedAt: consent?.acceptedAt.toISOString() ?? null,
        termsAccepted: consent?.version === TERMS_VERSION,
      },
    };
  }

  @Post('terms/accept')
  @HttpCode(200)
  @ApiOperation({ operationId: 'acceptTerms', summary: 'Aceita os termos de uso e o aviso de privacidade' })
  @ApiOkResponse({ type: AcceptTermsAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    409: '`TERMS_OUTDATED`: outra versão está em vigor (`details.termsVersion`)',
  })
  async accept(
    @Body() { termsVersion }: AcceptTermsRequest,
    @CurrentPrincipal() principal: Principal,
    @RequestCaller() caller: Caller,
  ): Promise<AcceptTermsAnswer> {
    const consent = await this.acceptTerms.execute(principal.accountId, termsVersion, caller);
    return { success: true, termsVersion: consent.version, acceptedAt: consent.acceptedAt.toISOString() };
  }

  @Put('preferences')
  @ApiOperation({ operationId: 'updatePreferences', summary: 'Guarda as preferências que vierem' })
  @ApiOkResponse({ type: PreferencesAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async update(
    @Body() { finalidadePadrao, modoPrivacidade }: UpdatePreferencesRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PreferencesAnswer> {
    if (finalidadePadrao === undefined && modoPrivacidade === undefined) {
      throw invalidInput('finalidadePadrao', 'Informe uma preferência.');
    }
    const kept = await this.accounts.change(principal.accountId, (account) => {
      if (finalidadePadrao !== undefined) account.defaultPurpose = finalidadePadrao;
      account.privacyMode = modoPrivacidade ?? account.privacyMode;
      return { finalidadePadrao: account.defaultPurpose, modoPrivacidade: account.privacyMode };
    });
    if (!kept) throw sessionOver();
    return { success: true, ...kept };
  }
}
