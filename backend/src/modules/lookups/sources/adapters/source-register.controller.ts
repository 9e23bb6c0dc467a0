import { Body, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { AppError } from '../../../../kernel/errors.js';
import { isSourceId, SOURCE_IDS, type SourceId } from '../../../../kernel/sources.js';
import { AccountId, StepUp } from '../../../../platform/http/access.js';
import { AnswerOf, PageOf, SuccessAnswer, t, wholeAnswer } from '../../../../platform/http/answer.fields.js';
import { CsvExport } from '../../../../platform/http/csv-export.js';
import { AdminController, Answers, ApiErrors } from '../../../../platform/http/route.decorators.js';
import { momentSeen } from '../../../../platform/http/seen-at.js';
import { wholeList } from '../../../../platform/page.js';
import { ManageSourceRegister } from '../application/manage-source-register.js';
import { ReadSources } from '../application/read-sources.js';
import { SeenRowsQuery, seenRows } from './seen-rows.query.js';
import { SourceItem } from './source.answer.js';
import { SourceChangeAnswer } from './source-entry.answer.js';
import { SeenEntryBody, SourceEntryBody, sourceTermsOf } from './source-entry.body.js';
import { SOURCES } from './source-sheets.js';

class SourcesAnswer extends PageOf(SourceItem) {}

class SourceAnswerBody extends AnswerOf(SuccessAnswer, {
  data: t.one(SourceItem),
  changes: t.list(SourceChangeAnswer, 'As mudanças do registro, a mais nova primeiro.'),
}) {}

const ONE = { name: 'id', enum: SOURCE_IDS, enumName: 'SourceId' };
const UNKNOWN = '`SOURCE_NOT_FOUND`: Fonte não encontrada.';
const CHANGED = '`SOURCE_CHANGED`: Outra pessoa mudou o registro desta fonte. Confira como está e tente de novo.';
const WITHIN = 'Vale em todas as instâncias em até 1 s.';

@AdminController('api/admin/providers')
export class SourceRegisterController {
  constructor(
    private readonly sources: ReadSources,
    private readonly register: ManageSourceRegister,
  ) {}

  @Get()
  @Answers(SourcesAnswer, 'As fontes, o registro e a saúde de cada uma')
  @ApiErrors()
  async listSources(): Promise<SourcesAnswer> {
    return wholeAnswer(await this.sources.sources());
  }

  @Get('export')
  @CsvExport(SOURCES, { summary: 'As fontes e seu registro, para uma planilha' })
  async exportSources(@Query() query: SeenRowsQuery): Promise<CsvExport<SourceItem>> {
    const rows = seenRows(await this.sources.sources(), ({ id }) => id, query);
    return { list: wholeList(rows), filters: { ...query } };
  }

  @Get(':id')
  @ApiParam(ONE)
  @Answers(SourceAnswerBody, 'Uma fonte, com as mudanças do seu registro')
  @ApiErrors({ 404: UNKNOWN })
  async getSource(@Param('id') id: string): Promise<SourceAnswerBody> {
    return this.answer(known(id));
  }

  @Put(':id')
  @StepUp()
  @ApiParam(ONE)
  @Answers(SourceAnswerBody, 'Escreve no registro o que foi contratado com uma fonte', {
    description: `${WITHIN} O que não vem no corpo fica vazio.`,
  })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: UNKNOWN, 409: CHANGED })
  async registerSource(
    @AccountId() accountId: string,
    @Param('id') id: string,
    @Body() body: SourceEntryBody,
  ): Promise<SourceAnswerBody> {
    await this.register.enter(accountId, known(id), sourceTermsOf(body), momentSeen(body));
    return this.answer(known(id));
  }

  @Delete(':id')
  @StepUp()
  @ApiParam(ONE)
  @Answers(SourceAnswerBody, 'Tira uma fonte do registro', {
    description: `${WITHIN} As consultas pessoais que só ela responde ficam desligadas; o histórico do registro fica.`,
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: `${UNKNOWN} · \`SOURCE_NOT_REGISTERED\`: Esta fonte não está no registro.`,
    409: CHANGED,
  })
  async unregisterSource(
    @AccountId() accountId: string,
    @Param('id') id: string,
    @Body() body: SeenEntryBody,
  ): Promise<SourceAnswerBody> {
    await this.register.remove(accountId, known(id), momentSeen(body));
    return this.answer(known(id));
  }

  private async answer(id: SourceId): Promise<SourceAnswerBody> {
    const [sources, changes] = await Promise.all([this.sources.sources(), this.sources.changesOf(id)]);
    const source = sources.find((one) => one.id === id);
    if (!source) throw new Error(`no such source: ${id}`);
    return { success: true, data: source, changes };
  }
}

function known(id: string): SourceId {
  if (!isSourceId(id)) throw new AppError('not-found', 'SOURCE_NOT_FOUND', 'Fonte não encontrada.');
  return id;
}
