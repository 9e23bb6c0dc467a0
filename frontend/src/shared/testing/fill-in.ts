import userEvent from '@testing-library/user-event';

const PRESSED = '{Enter}';

/** Clicks on a field and puts a text in at once, as from the clipboard, then `{Enter}` if it ends so. Where typing is not what is tested. */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  const isPressed = text.endsWith(PRESSED);
  await userEvent.click(field);
  await userEvent.paste(isPressed ? text.slice(0, -PRESSED.length) : text);
  if (isPressed) await userEvent.keyboard(PRESSED);
}
