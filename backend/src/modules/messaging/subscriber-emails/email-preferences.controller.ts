import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { ChooseLetters } from './choose-letters.js';

const CHOICE = { message: 'Diga sim ou não.' };

export class LetterPreferencesRequest {
  @ApiProperty({ description: 'Lembrar por e-mail que o plano está para terminar.', example: true })
  @IsBoolean(CHOICE)
  planEnd!: boolean;

  @ApiProperty({ description: 'Receber por e-mail uma cópia dos avisos da administração.', example: false })
  @IsBoolean(CHOICE)
  broadcasts!: boolean;
}

export class LetterPreferencesAnswer {
  @ApiProperty({ example: true })
  success!: true;

  @ApiProperty({ example: true })
  planEnd!: boolean;

  @ApiProperty({ example: false })
  broadcasts!: boolean;
}

@ApiTags('Conta')
@ApiBearerAuth()
@Access('user')
@Controller('api/user/letters')
export class LetterPreferencesController {
  constructor(private readonly letters: ChooseLetters) {}

  @Get()
  @ApiOperation({ operationId: 'getLetterPreferences', summary: 'Quais avisos por e-mail a conta quer' })
  @ApiOkResponse({ type: LetterPreferencesAnswer })
  @ApiErrors({ 401: '`UNAUTHENTICATED`, `TOKEN_EXPIRED`', 403: '`FORBIDDEN`' })
  async read(@CurrentPrincipal() { accountId }: Principal): Promise<LetterPreferencesAnswer> {
    const { planEnd, broadcasts } = await this.letters.read(accountId);
    return { success: true, planEnd, broadcasts };
  }

  @Put()
  @ApiOperation({
    operationId: 'updateLetterPreferences',
    summary: 'Escolhe os avisos por e-mail',
    description: 'Mensagens sobre pagamentos, acesso e segurança são enviadas sempre.',
  })
  @ApiOkResponse({ type: LetterPreferencesAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`, `TOKEN_EXPIRED`', 403: '`FORBIDDEN`' })
  async choose(
    @Body() { planEnd, broadcasts }: LetterPreferencesRequest,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<LetterPreferencesAnswer> {
    await this.letters.choose(accountId, { planEnd, broadcasts });
    return { success: true, planEnd, broadcasts };
  }
}
