/** For the API's description: why calls about batches are refused, the page's and those of programs alike. */
export const NOT_FOUND = '`BATCH_NOT_FOUND`: Este lote não existe.';
export const STEERED = { 404: NOT_FOUND, 409: '`BATCH_ENDED`: Este lote já terminou.' };
export const TOO_MANY_OPEN =
  '`BATCH_LIMIT`: Sua conta já tem 10 lotes por terminar. Espere um terminar ou cancele algum.';
export const NOTHING_FAILED = `\`BATCH_NOTHING_FAILED\`: Este lote foi cancelado ou não tem linhas que falharam. · ${TOO_MANY_OPEN}`;
export const NOTHING_TO_ASK =
  '`PURPOSE_REQUIRED`: Informe a finalidade da consulta. · `BATCH_EMPTY`: Nenhuma linha pode ser consultada. Confira o tipo e a lista.';
