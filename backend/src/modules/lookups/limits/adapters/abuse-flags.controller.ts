import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, Length } from 'class-validator';
import { AppError } from '../../../../kernel/errors.js';
import { AccountId, StepUp } from '../../../../platform/http/access.js';
import { pageAnswer } from '../../../../platform/http/answer.fields.js';
import { CsvExport } from '../../../../platform/http/csv-export.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../../platform/http/route.decorators.js';
import { isUuid } from '../../../../platform/ids.js';
import { LookupDoneAnswer } from '../../model/index.js';
import { type AbuseFlagItem, AbuseFlagsAnswer } from './abuse-flags.answers.js';
import { AbuseFlagsQuery, ExportAbuseFlagsBody, SearchAbuseFlagsBody } from './abuse-flags.query.js';
import { AbuseFlags } from './abuse-flags.store.js';
import { ABUSE_FLAGS } from './abuse-flags-sheet.js';
import { FlaggedHourAnswer, flaggedHourAnswer } from './flagged-hour.answer.js';

const NOTE = { message: 'Escreva uma nota de 3 a 500 caracteres, sem dados pessoais.' };

class AbuseFlagNoteBody {
  @ApiProperty({ example: 'Uso conferido com o cliente por telefone.', minLength: 3, maxLength: 500 })
  @IsString(NOTE)
  @Length(3, 500, NOTE)
  nota!: string;
}

class ReleaseLookupsBody extends AbuseFlagNoteBody {
  @ApiProperty({ format: 'uuid', description: 'A observação que foi vista: só é liberado o que ela diz.' })
  @IsUUID('all', { message: 'Informe a observação que foi vista.' })
  observacao!: string;
}

const OfAccount = () => IdParam('id', { description: 'A conta.' });
const DANGEROUS = {
  400: '`INVALID_INPUT`',
  404: '`ACCOUNT_NOT_FOUND`: Conta não encontrada.',
};

@AdminController('api/admin/discipline')
export class AbuseFlagsController {
  constructor(private readonly flags: AbuseFlags) {}

  @Get()
  @Answers(AbuseFlagsAnswer, 'O uso fora do comum que foi notado, e o que se decidiu')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listAbuseFlags(@Query() query: AbuseFlagsQuery): Promise<AbuseFlagsAnswer> {
    return pageAnswer(await (await this.flags.matching(query)).page(query));
  }

  @Post('search')
  @Answers(AbuseFlagsAnswer, 'As observações de um protocolo ou de uma conta', {
    description: 'O que identifica alguém vai no corpo, nunca no endereço.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async searchAbuseFlags(@Body() body: SearchAbuseFlagsBody): Promise<AbuseFlagsAnswer> {
    const found = await this.flags.searched(body, body.texto.trim());
    return pageAnswer(await found.page(body));
  }

  @Post('export')
  @HttpCode(200)
  @CsvExport(ABUSE_FLAGS, {
    summary: 'O uso fora do comum, para uma planilha',
    description: 'Com os filtros da busca e o e-mail mascarado.',
  })
  async exportAbuseFlags(@Body() body: ExportAbuseFlagsBody): Promise<CsvExport<AbuseFlagItem>> {
    const { conta, nivel, motivo, emVigor, sort } = body;
    const texto = body.texto?.trim();
    const list = await (texto ? this.flags.searched(body, texto) : this.flags.matching(body));
    return { list, filters: { conta, nivel, motivo, emVigor, sort, texto: Boolean(texto) || null } };
  }

  @Get(':id')
  @Answers(FlaggedHourAnswer, 'Uma observação com a hora que a precedeu, mascarada', {
    description: 'Fica registrado quem abriu.',
  })
  @ApiErrors({ 404: '`OBSERVATION_NOT_FOUND`: Observação não encontrada.' })
  async getAbuseFlag(@AccountId() adminId: string, @IdParam() id: string): Promise<FlaggedHourAnswer> {
    const found = isUuid(id) ? await this.flags.open(adminId, id) : null;
    if (!found) throw new AppError('not-found', 'OBSERVATION_NOT_FOUND', 'Observação não encontrada.');
    return flaggedHourAnswer(found);
  }

  @Post(':id/release')
  @StepUp()
  @Answers(LookupDoneAnswer, 'Libera as consultas de uma conta', {
    description: 'O que veio antes deixa de contar contra ela.',
  })
  @ApiErrors({
    ...DANGEROUS,
    409: '`NOTHING_TO_RELEASE`: As consultas desta conta não estão limitadas. · `OBSERVATION_CHANGED`: Vale agora outra observação desta conta. Abra a mais nova antes de liberar.',
  })
  async releaseLookups(
    @AccountId() adminId: string,
    @OfAccount() accountId: string,
    @Body() { nota: note, observacao: seenId }: ReleaseLookupsBody,
  ): Promise<LookupDoneAnswer> {
    await this.flags.decide({ adminId, accountId, kind: 'released', note, seenId });
    return { success: true };
  }

  @Post(':id/hold')
  @StepUp()
  @Answers(LookupDoneAnswer, 'Para as consultas de uma conta até a liberação')
  @ApiErrors(DANGEROUS)
  async holdLookups(
    @AccountId() adminId: string,
    @OfAccount() accountId: string,
    @Body() { nota: note }: AbuseFlagNoteBody,
  ): Promise<LookupDoneAnswer> {
    await this.flags.decide({ adminId, accountId, kind: 'held', note });
    return { success: true };
  }
}
