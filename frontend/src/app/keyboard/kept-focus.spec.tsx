import { waitFor } from '@testing-library/react';
import { keepFocusOfWaiting } from './kept-focus';

describe('the focus of what waits for its answer', () => {
  beforeAll(keepFocusOfWaiting);
  const other = () => document.querySelector('a');
  const waits = async (markup: string, goesOn = false) => {
    document.body.innerHTML = `<main>${markup}<a href="#outro">Outro</a></main>`;
    const one = document.querySelector('main')?.firstElementChild as HTMLInputElement;
    one.focus();
    one.disabled = true;
    await Promise.resolve();
    // A browser takes the focus from what is disabled.
    other()?.focus();
    if (!goesOn) other()?.blur();
    one.disabled = false;
    await Promise.resolve();
    return one;
  };

  it.each([
    ['a button', '<button>Salvar</button>'],
    ['a switch', '<input type="checkbox" role="switch">'],
    ['a choice', '<select><option>Cobrança</option></select>'],
  ])('is given back to %s', async (_, markup) => {
    const one = await waits(markup);
    await waitFor(() => expect(one).toHaveFocus());
  });

  it('stays where somebody has gone meanwhile', async () => {
    const one = await waits('<input type="checkbox">', true);
    expect(one).not.toHaveFocus();
    expect(other()).toHaveFocus();
  });

  it('is not given to a field that is written in, which would bring up the keyboard of a phone', async () => {
    expect(await waits('<input type="text">')).not.toHaveFocus();
  });
});
