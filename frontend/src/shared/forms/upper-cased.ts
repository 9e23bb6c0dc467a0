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
