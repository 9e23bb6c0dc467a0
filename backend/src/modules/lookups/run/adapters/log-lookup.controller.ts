import { Body, Controller, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { Access } from '../../../../platform/http/access.js';
import { Answers } from '../../../../platform/http/answers.js';
import { ApiErrors } from '../../../../platform/http/api-errors.js';
import { LookupDoneAnswer } from '../../model/index.js';

class LogLookupBody {
  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', example: 'cpf' })
  @IsIn(LOOKUP_TYPES, { message: 'Tipo de consulta não suportado' })
  type!: LookupType;
}

@ApiTags('Histórico')
@Access('user')
@Controller('api/admin/log-consultation')
export class LogLookupController {
  @Post()
  @Answers(LookupDoneAnswer, 'Mantida para clientes antigos; nada grava', {
    description: 'Cada consulta já é contada pelo servidor, junto com o histórico.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  logConsultation(@Body() _body: LogLookupBody): LookupDoneAnswer {
    return { success: true };
  }
}
