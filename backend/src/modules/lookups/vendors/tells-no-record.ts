import { plainName } from '../model/index.js';

const NO_RECORD =
  /(?<!\bSERVI(?:CO|DOR) DE )\b(?:(?:E\W?MAIL|REGISTRO) NAO ENCONTRADO|(?:REGISTROS|DADOS|DADOS PIX) NAO ENCONTRADOS)\b/;
const NOTHING_ELSE = /^NAO ENCONTRADO\W?$/;

/** Whether a vendor says that it lacks the record asked for. A service, a customer or a key that it did not find is an outage. */
export function tellsNoRecord(text: string): boolean {
  const words = plainName(text);
  return NO_RECORD.test(words) || NOTHING_ELSE.test(words);
}
