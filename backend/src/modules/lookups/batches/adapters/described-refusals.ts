import { describedRefusal } from '../../../../platform/http/route.decorators.js';
import {
  batchDeleted,
  batchEnded,
  batchOpen,
  noSuchBatch,
  nothingFailed,
  nothingToAsk,
  tooManyBatches,
} from '../application/refusals.js';

/** For the API's description: why calls about batches are refused, the page's and those of programs alike. */
export const NOT_FOUND = describedRefusal(noSuchBatch());
export const STEERED = { 404: NOT_FOUND, 409: describedRefusal(batchEnded()) };
export const DELETED = describedRefusal(batchDeleted());
export const TAKEN_AWAY = { 404: NOT_FOUND, 409: describedRefusal(batchOpen()) };
export const TOO_MANY_OPEN = describedRefusal(tooManyBatches());
export const NOTHING_FAILED = `${describedRefusal(nothingFailed())} · ${TOO_MANY_OPEN}`;
export const NOTHING_TO_ASK = `\`PURPOSE_REQUIRED\`: Informe a finalidade da consulta. · ${describedRefusal(nothingToAsk())}`;
