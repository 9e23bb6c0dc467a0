import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { RunLookup } from '../../application/run-lookup.js';
import { CnpjLookupAnswer } from './lookup.answers.js';
import { LookUpCnpjBody } from './lookup-body.js';
import { ApiLookupErrors } from './lookup-errors.js';
import { requestOf, textOf } from './lookup-text.js';

@ApiTags('Consultas')
@ApiBearerAuth()
@Access('user')
@Controller('api/external')
export class LookUpCnpjController {
  constructor(private readonly lookups: RunLookup) {}

  @Post('cnpj')
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOperation({
    operationId: 'lookupCnpj',
    summary: 'Cadastro de uma empresa pelo CNPJ',
    description:
      'Numérico ou alfanumérico, na base pública aberta. Um "não encontrado" só é dado depois de confirmado por uma segunda fonte.',
  })
  @ApiOkResponse({ type: CnpjLookupAnswer })
  @ApiLookupErrors('cnpj')
  async lookUp(@Body() body: LookUpCnpjBody, @CurrentPrincipal() principal: Principal): Promise<string> {
    return textOf(await this.lookups.run(requestOf('cnpj', body, principal)));
  }
}
