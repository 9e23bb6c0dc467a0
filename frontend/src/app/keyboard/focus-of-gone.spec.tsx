import { waitFor } from '@testing-library/react';
import { giveOnFocusOfGone } from './focus-of-gone';

describe('the focus of what goes away', () => {
  it('is given on though it was there before anything looked after it', async () => {
    document.body.innerHTML = '<main><button>Confirmar</button><button>Trocar</button></main>';
    const [first, next] = document.querySelectorAll('button');
    first?.focus();
    const stop = giveOnFocusOfGone();
    first?.remove();
    await waitFor(() => expect(document.activeElement).toBe(next));
    stop();
  });
});
