import { SuccessAnswer } from '../../../platform/http/answer.fields.js';

export class LookupDoneAnswer extends SuccessAnswer {}
