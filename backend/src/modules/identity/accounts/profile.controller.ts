import { Body, Get, Post, Put } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, Matches, ValidateIf } from 'class-validator';
import { invalidInput } from '../../../kernel/errors.js';
import { PURPOSE_IDS, type Purpose } from '../../../kernel/purposes.js';
import { areTermsAccepted, TERMS_VERSION } from '../../../kernel/terms.js';
import { AccountId, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { OptionalOneOf } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { type Caller, RequestCaller, sessionOver } from '../model/index.js';
import { AcceptTerms } from './accept-terms.js';
import { Accounts } from './accounts.store.js';
import { AcceptTermsAnswer, MASKED, PreferencesAnswer, ProfileAnswer } from './profile.answers.js';

class AcceptTermsRequest {
  @ApiProperty({ description: 'A versão que a pessoa leu e aceita.', example: TERMS_VERSION })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Informe a versão dos termos que está sendo aceita.' })
  termsVersion!: string;
}

class UpdatePreferencesRequest {
  @OptionalOneOf(PURPOSE_IDS, 'Finalidade inválida.', {
    enumName: 'Purpose',
    nullable: true,
    description: 'Nulo: perguntar a cada vez.',
  })
  finalidadePadrao?: Purpose | null;

  @ApiPropertyOptional({ description: MASKED })
  @ValidateIf((_, given) => given !== undefined)
  @IsBoolean({ message: 'Informe se o modo de privacidade fica ligado.' })
  modoPrivacidade?: boolean;
}

@UserController('Conta', 'api/user')
export class ProfileController {
  constructor(
    private readonly accounts: Accounts,
    private readonly acceptTerms: AcceptTerms,
  ) {}

  @Get('profile')
  @Answers(ProfileAnswer, 'Os dados da própria conta')
  async getProfile(@AccountId() accountId: string): Promise<ProfileAnswer> {
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
        createdAt: account.createdAt,
        lastLogin: account.previousLoginAt,
        finalidadePadrao: account.defaultPurpose,
        modoPrivacidade: account.privacyMode,
        termsVersion: consent?.version ?? null,
        termsAcceptedAt: consent?.acceptedAt ?? null,
        termsAccepted: areTermsAccepted(consent?.version ?? null),
      },
    };
  }

  @Post('terms/accept')
  @Answers(AcceptTermsAnswer, 'Aceita os termos de uso e o aviso de privacidade', { operationId: 'acceptTerms' })
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
    return { success: true, termsVersion: consent.version, acceptedAt: consent.acceptedAt };
  }

  @Put('preferences')
  @Answers(PreferencesAnswer, 'Guarda as preferências que vierem')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async updatePreferences(
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
