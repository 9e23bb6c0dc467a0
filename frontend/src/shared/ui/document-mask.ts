/** How masked documents are typed: a 9 of the mask is a digit, a # a digit or a letter, which is a capital. */
export const DOCUMENT_MASK = {
  tokens: { '9': /\d/, '#': /[0-9A-Za-z]/ },
  transform: (character: string) => character.toUpperCase(),
  slotChar: null,
  autoCapitalize: 'characters',
};
