import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '../../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { SourceItem } from './source.answer.js';
import { SourceChangeAnswer } from './source-entry.answer.js';

export class SourcesAnswer extends PageOf(SourceItem) {}

export class SourceAnswerBody extends SuccessAnswer {
  @ApiProperty({ type: SourceItem })
  data!: SourceItem;

  @ApiProperty({ type: [SourceChangeAnswer], description: 'As mudanças do registro, a mais nova primeiro.' })
  changes!: SourceChangeAnswer[];
}
