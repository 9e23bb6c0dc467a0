import { Body, Get, Param, Put, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { AppError } from '../../../../kernel/errors.js';
import { isLookupType, LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { AccountId, StepUp } from '../../../../platform/http/access.js';
import { wholeAnswer } from '../../../../platform/http/answer.fields.js';
import { CsvExport } from '../../../../platform/http/csv-export.js';
import { AdminController, Answers, ApiErrors } from '../../../../platform/http/route.decorators.js';
import { wholeList } from '../../../../platform/page.js';
import { ReadSources } from '../application/read-sources.js';
import { ChangeFeatureFlagBody, type FeatureFlagItem, FeatureFlagsAnswer } from './feature-flag.answers.js';
import { FeatureFlags } from './feature-flags.store.js';
import { SeenRowsQuery, seenRows } from './seen-rows.query.js';
import { LOOKUP_SWITCHES } from './source-sheets.js';

@AdminController('api/admin/lookup-types')
export class FeatureFlagsController {
  constructor(
    private readonly sources: ReadSources,
    private readonly flags: FeatureFlags,
  ) {}

  @Get()
  @Answers(FeatureFlagsAnswer, 'Os tipos de consulta, suas chaves e suas fontes')
  @ApiErrors()
  async listFeatureFlags(): Promise<FeatureFlagsAnswer> {
    return wholeAnswer(await this.sources.lookupTypes());
  }

  @Get('export')
  @CsvExport(LOOKUP_SWITCHES, { summary: 'Os tipos de consulta e suas chaves, para uma planilha' })
  async exportFeatureFlags(@Query() query: SeenRowsQuery): Promise<CsvExport<FeatureFlagItem>> {
    const rows = seenRows(await this.sources.lookupTypes(), ({ type }) => type, query);
    return { list: wholeList(rows), filters: { ...query } };
  }

  @Put(':type')
  @ApiParam({ name: 'type', enum: LOOKUP_TYPES, enumName: 'LookupType' })
  @StepUp()
  @Answers(FeatureFlagsAnswer, 'Põe um tipo de consulta em manutenção ou o traz de volta', {
    description: 'Vale em todas as instâncias em até 1 s. Para desfazer, a mesma chamada com o estado anterior.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`LOOKUP_TYPE_NOT_FOUND`: Tipo de consulta não suportado',
    409: '`LOOKUP_TYPE_CHANGED`: Outra pessoa mudou esta consulta. O texto diz como ela está.',
  })
  async changeFeatureFlag(
    @AccountId() accountId: string,
    @Param('type') type: string,
    @Body() { state, text, seenState, seenText }: ChangeFeatureFlagBody,
  ): Promise<FeatureFlagsAnswer> {
    if (!isLookupType(type)) throw new AppError('not-found', 'LOOKUP_TYPE_NOT_FOUND', 'Tipo de consulta não suportado');
    await this.flags.set({
      type,
      state,
      text: text ?? null,
      by: accountId,
      seen: { state: seenState, text: seenText },
    });
    return this.listFeatureFlags();
  }
}
