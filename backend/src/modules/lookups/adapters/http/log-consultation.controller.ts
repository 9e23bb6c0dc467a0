import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBearerAuth,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { Access } from '../../../../platform/http/access.js';
import { ErrorAnswer } from '../../../../platform/http/error-answer.js';
import { DoneAnswer } from './done.answer.js';

class LogConsultationBody {
  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', example: 'cpf' })
  @IsIn(LOOKUP_TYPES, { message: 'Tipo de consulta não suportado' })
  type!: LookupType;
}

@ApiTags('Histórico')
@ApiBearerAuth()
@Access('user')
@Controller('api/admin/log-consultation')
export class LogConsultationController {
  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'logConsultation',
    summary: 'Mantida para clientes antigos; nada grava',
    description: 'Cada consulta já é contada pelo servidor, junto com o histórico.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiBadRequestResponse({ type: ErrorAnswer, description: 'INVALID_INPUT' })
  @ApiUnauthorizedResponse({ type: ErrorAnswer, description: 'UNAUTHENTICATED: Token não encontrado' })
  log(@Body() _body: LogConsultationBody): DoneAnswer {
    return { success: true };
  }
}
