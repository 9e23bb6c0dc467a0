import { AnswerOf, t } from './answer.fields.js';

/** What every good answer says, whatever else it carries. */
export class SuccessAnswer extends AnswerOf({ success: t.enum([true], { example: true }) }) {}
