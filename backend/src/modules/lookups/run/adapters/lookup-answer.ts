import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { LOOKUP_RESULTS } from '../../model/index.js';
import { LookupMeta } from './lookup-meta.answer.js';

abstract class LookupSuccess extends AnswerOf(SuccessAnswer, { meta: t.one(LookupMeta) }) {}

/** The good answer of a type's call, for the API's description. */
export function lookupAnswer(type: LookupType): Type<LookupSuccess> {
  const className = `${lookupDefinition(type).name}LookupAnswer`;
  const Answer = { [className]: class extends LookupSuccess {} }[className] as Type<LookupSuccess>;
  ApiProperty({ type: LOOKUP_RESULTS[type] })(Answer.prototype, 'data');
  return Answer;
}
