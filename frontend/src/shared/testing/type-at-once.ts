import { fireEvent } from '@testing-library/react';

/** Types a text into an empty field letter by letter with no time in between: for what waits until the typist pauses. */
export function typeAtOnce(field: HTMLElement, text: string): void {
  for (let length = 1; length <= text.length; length++) {
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
  }
}
