const PLAIN = /^[\x20-\x7e]*$/;

/** A hyphen for every dash, and no sign that is not seen: numbers that are copied out of documents and chats hold such. */
export function plainSigns(text: string): string {
  return PLAIN.test(text) ? text : text.replace(/\p{Pd}/gu, '-').replace(/\p{Cf}/gu, '');
}
