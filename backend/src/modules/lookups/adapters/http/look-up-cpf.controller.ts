import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { RunLookup } from '../../application/run-lookup.js';
import { CpfLookupAnswer } from './lookup.answers.js';
import { LookUpCpfBody } from './lookup-body.js';
import { ApiLookupErrors } from './lookup-errors.js';
import { requestOf, textOf } from './lookup-text.js';

@ApiTags('Consultas')
@ApiBearerAuth()
@Access('user')
@Controller('api/external')
export class LookUpCpfController {
  constructor(private readonly lookups: RunLookup) {}

  @Post('cpf')
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({
    operationId: 'lookupCpf',
    summary: 'Cadastro de uma pessoa pelo CPF',
    description:
      'Exige assinatura ativa, termos aceitos e finalidade. A consulta, com ou sem resultado, fica no histórico.',
  })
  @ApiOkResponse({ type: CpfLookupAnswer })
  @ApiLookupErrors('cpf')
  async lookUp(@Body() body: LookUpCpfBody, @CurrentPrincipal() principal: Principal): Promise<string> {
    return textOf(await this.lookups.run(requestOf('cpf', body, principal)));
  }
}
