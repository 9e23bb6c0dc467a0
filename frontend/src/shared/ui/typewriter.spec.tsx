import { act, fireEvent, render, screen } from '@testing-library/react';
import { Typewriter } from './typewriter';

const SENTENCES = ['Abc', 'De'];
const shown = () => screen.getByTestId('typewriter').textContent;
const pass = (ms: number) => {
  for (let elapsed = 0; elapsed < ms; elapsed += 10) act(() => jest.advanceTimersByTime(10));
};

describe('the typewriter', () => {
  const matchMedia = window.matchMedia;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    window.matchMedia = matchMedia;
  });

  it('starts with the first sentence whole, as the page without scripts shows it', () => {
    render(<Typewriter sentences={SENTENCES} />);
    expect(shown()).toBe('Abc');
  });

  it('holds a sentence for 3 s, erases one letter each 40 ms and types one each 80 ms', () => {
    render(<Typewriter sentences={SENTENCES} />);
    pass(2990);
    expect(shown()).toBe('Abc');
    pass(10);
    expect(shown()).toBe('Ab');
    pass(40);
    expect(shown()).toBe('A');
    pass(40);
    expect(shown()).toBe('');
    pass(80);
    expect(shown()).toBe('D');
    pass(80);
    expect(shown()).toBe('De');
    pass(2990);
    expect(shown()).toBe('De');
  });

  it('returns to the first sentence after the last', () => {
    render(<Typewriter sentences={SENTENCES} />);
    pass(3000 + 2 * 40 + 2 * 80 + 3000 + 40 + 80);
    expect(shown()).toBe('A');
  });

  it('stands still while paused and goes on from there', () => {
    render(<Typewriter sentences={SENTENCES} />);
    pass(3000);
    fireEvent.click(screen.getByRole('button', { name: 'Pausar animação' }));
    pass(10_000);
    expect(shown()).toBe('Ab');
    fireEvent.click(screen.getByRole('button', { name: 'Retomar animação' }));
    pass(40);
    expect(shown()).toBe('A');
  });

  it('shows the first sentence alone, without a button, to those who asked for less motion', () => {
    window.matchMedia = (query) => ({
      ...matchMedia(query),
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    render(<Typewriter sentences={SENTENCES} />);
    pass(10_000);
    expect(shown()).toBe('Abc');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers every sentence to screen readers', () => {
    render(<Typewriter sentences={SENTENCES} />);
    expect(screen.getByText('Abc De')).toBeInTheDocument();
  });
});
