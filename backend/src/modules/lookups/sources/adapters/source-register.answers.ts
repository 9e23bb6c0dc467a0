import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { PageOf } from '../../../../platform/http/page.answer.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { SourceItem } from './source.answer.js';
import { SourceChangeAnswer } from './source-entry.answer.js';

export class SourcesAnswer extends PageOf(SourceItem) {}

export class SourceAnswerBody extends AnswerOf(SuccessAnswer, {
  data: t.one(SourceItem),
  changes: t.list(SourceChangeAnswer, 'As mudanças do registro, a mais nova primeiro.'),
}) {}
