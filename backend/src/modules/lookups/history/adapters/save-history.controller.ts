import { Body, Post } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, IsBoolean, IsString, MaxLength } from 'class-validator';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { SuccessAnswer } from '../../../../platform/http/answer.fields.js';
import { OneOf, OptionalField } from '../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, UserController } from '../../../../platform/http/route.decorators.js';
import { ConfirmSaved } from '../application/confirm-saved.js';

class SaveHistoryBody {
  @OneOf(LOOKUP_TYPES, 'Tipo de consulta não suportado', { enumName: 'LookupType', example: 'cpf' })
  consultationType!: LookupType;

  @ApiProperty({ example: '52998224725' })
  @IsString({ message: 'Informe o que foi consultado.' })
  @MaxLength(300, { message: 'A consulta tem no máximo 300 caracteres.' })
  query!: string;

  @OptionalField({ example: true })
  @IsBoolean({ message: 'Campo inválido: success.' })
  success?: boolean;

  @ApiPropertyOptional({ type: Object, description: 'Ignorado: o servidor guarda o que ele mesmo consultou.' })
  @Allow()
  resultData?: unknown;
}

class SaveHistoryAnswer extends SuccessAnswer {
  @ApiPropertyOptional({ enum: [false], description: 'Presente quando não há consulta correspondente.' })
  saved?: false;
}

@UserController('Histórico', 'api/user/history/save')
export class SaveHistoryController {
  constructor(private readonly saved: ConfirmSaved) {}

  @Post()
  @Answers(SaveHistoryAnswer, 'Confirma que a consulta está salva', {
    description: 'O servidor salva cada consulta sozinho; a chamada só confirma a dos últimos 10 minutos e nada grava.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async saveHistory(
    @Body() body: SaveHistoryBody,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SaveHistoryAnswer> {
    const known = await this.saved.confirm(principal.accountId, body.consultationType, body.query);
    return known ? { success: true } : { success: true, saved: false };
  }
}
