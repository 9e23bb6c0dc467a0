import { Readable } from 'node:stream';
import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { AccountArchive } from './account-archive.store.js';

const DAY_IN_BRAZIL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

@ApiTags('Conta')
@ApiBearerAuth()
@Access('user')
@Controller('api/user/export')
export class ExportAccountDataController {
  constructor(
    private readonly archive: AccountArchive,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'exportAccountData',
    summary: 'Tudo o que o produto guarda sobre a própria conta, em um arquivo JSON',
    description:
      'Cadastro, aceites, sessões, preferências, pagamentos, assinatura e o histórico com consultas e resultados por ' +
      'extenso. No máximo três vezes por dia; cada vez fica registrada.',
  })
  @ApiProduces('application/json')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @ApiErrors({ 401: '`UNAUTHENTICATED`, `TOKEN_EXPIRED`', 403: '`FORBIDDEN`', 429: '`RATE_LIMITED`: tente amanhã' })
  async file(@CurrentPrincipal() { accountId }: Principal): Promise<StreamableFile> {
    const text = await this.archive.open(accountId);
    const disposition = `attachment; filename="meus-dados-${DAY_IN_BRAZIL.format(this.clock.now())}.json"`;
    return new StreamableFile(Readable.from(text), { type: 'application/json; charset=utf-8', disposition });
  }
}
