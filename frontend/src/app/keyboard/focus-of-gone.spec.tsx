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

  it('stays with what was gone to since, though that waits for its answer and cannot have the focus', async () => {
    document.body.innerHTML =
      '<main><button>Aviso</button><button>Adiante</button><p><button>Confirmar</button><button>Trocar</button></p></main>';
    const [notice, , confirm, next] = document.querySelectorAll('button');
    const stop = giveOnFocusOfGone();
    notice?.focus();
    notice?.remove();
    // It is told of what is gone before it is told of the focus.
    await Promise.resolve();
    confirm?.focus();
    confirm?.blur();
    await new Promise((done) => setTimeout(done, 100));
    expect(document.activeElement).toBe(document.body);
    confirm?.remove();
    await waitFor(() => expect(document.activeElement).toBe(next));
    stop();
  });
});
