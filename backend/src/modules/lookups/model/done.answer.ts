import { SuccessAnswer } from '../../../platform/http/success.answer.js';

export class LookupDoneAnswer extends SuccessAnswer {}
