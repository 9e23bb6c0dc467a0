import { Body, Post } from '@nestjs/common';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { OneOf } from '../../../../platform/http/request.fields.js';
import { Answers, ApiErrors, UserController } from '../../../../platform/http/route.decorators.js';
import { LookupDoneAnswer } from '../../model/index.js';

class LogLookupBody {
  @OneOf(LOOKUP_TYPES, 'Tipo de consulta não suportado', { enumName: 'LookupType', example: 'cpf' })
  type!: LookupType;
}

@UserController('Histórico', 'api/admin/log-consultation')
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
