import { takeEarly } from './early-events';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Notes what is typed into the page's markup before its code takes it over, since the code begins with empty fields.
 * Answers how to put it back, and to send the form that was sent meanwhile.
 */
export function preserveTyped(root: HTMLElement): () => void {
  const typed = new Map<string, string | boolean>();
  const note = (field: Field) => {
    if (isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue) {
      typed.set(nameOf(field), isTick(field) ? field.checked : field.value);
    }
  };
  for (const field of fieldsIn(root)) note(field);
  const onInput = ({ target }: Event) => note(target as Field);
  root.addEventListener('input', onInput);
  return () => {
    root.removeEventListener('input', onInput);
    for (const field of fieldsIn(root)) putBack(field, typed.get(nameOf(field)));
    document.documentElement.dataset.ready = '';
    const form = takeEarly('submit').at(-1)?.target;
    if (form instanceof HTMLFormElement && form.isConnected) form.requestSubmit();
  };
}

function fieldsIn(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input[name], textarea[name]')];
}

/** Radio buttons share a name. */
function nameOf(field: Field): string {
  return field.type === 'radio' ? `${field.name} ${field.value}` : field.name;
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** React compares with what it knows of a field: it is told of another value first, and then sees a change. */
function putBack(field: Field, kept: string | boolean | undefined): void {
  if (kept === undefined) return;
  if (isTick(field)) {
    field.checked = !kept;
    field.click();
    return;
  }
  field.value = kept === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, kept);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
