/** How masked documents are typed: a 9 of the mask is a digit, a # a digit or a letter, which is a capital. */
export const DOCUMENT_MASK = {
  tokens: { '9': /\d/, '#': /[0-9A-Za-z]/ },
  transform: (character: string) => character.toUpperCase(),
  slotChar: null,
  autoCapitalize: 'characters',
};

/** What was typed in capitals, as the field has it from now on: set by a new value instead, the caret would go to its end. */
export function upperCased(field: HTMLInputElement): string {
  const { selectionStart, selectionEnd, value } = field;
  const capitals = value.toUpperCase();
  if (capitals !== value) {
    field.value = capitals;
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  return capitals;
}
