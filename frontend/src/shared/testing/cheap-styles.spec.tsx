import { render } from '@testing-library/react';

const SHEET = `
  .gone { display: none } .gone.back { display: grid } .unset { display: unset }
  .unseen { visibility: hidden } .seen { visibility: visible } .passed { pointer-events: none }
  @media screen { .on-screens { display: flex } }
  @media print { .on-paper { display: none } }
`;

const PROPERTIES = ['display', 'visibility', 'pointer-events'];

describe('What looks by role ask of a style', () => {
  /** The whole style is of jsdom itself. */
  const ofJsdom = (element: Element, property: string) =>
    new RegExp(`(?:^|; )${property}: ([^;]+);`).exec(getComputedStyle(element).cssText)?.[1] ?? '';

  it('is answered as jsdom answers it', () => {
    const { container } = render(
      <main>
        <style>{SHEET}</style>
        <div className="gone">
          <p className="gone back">a</p>
          <span className="unset on-screens">b</span>
          <b className="on-paper">c</b>
        </div>
        <section className="unseen passed">
          <div>
            <button type="button">d</button>
            <i className="seen">e</i>
          </div>
        </section>
        <div style={{ display: 'none', visibility: 'hidden', pointerEvents: 'none' }}>
          <span style={{ display: 'block', visibility: 'visible', pointerEvents: 'auto' }}>f</span>
        </div>
        <div hidden>g</div>
        <dialog>h</dialog>
        <dialog open>i</dialog>
        <input type="hidden" />
        <input />
        <table>
          <tbody>
            <tr>
              <td>j</td>
            </tr>
          </tbody>
        </table>
        <svg>
          <title>k</title>
        </svg>
      </main>,
    );
    const elements = [document.documentElement, document.head, ...container.querySelectorAll('*')];
    const seen = elements.map((element) => {
      const style = getComputedStyle(element);
      expect(style.getPropertyValue('pointer-events')).toBe(style.pointerEvents);
      expect(style.getPropertyValue('display')).toBe(style.display);
      return `${element.localName}: ${style.display}, ${style.visibility}, ${style.pointerEvents}`;
    });
    const whole = elements.map(
      (element) => `${element.localName}: ${PROPERTIES.map((property) => ofJsdom(element, property)).join(', ')}`,
    );
    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBeGreaterThan(15);
  });

  it('follows a style that changes', () => {
    const { container, rerender } = render(<div style={{ display: 'none' }}>a</div>);
    const element = container.firstElementChild as Element;
    expect(getComputedStyle(element).display).toBe('none');
    rerender(<div>a</div>);
    expect(getComputedStyle(element).display).toBe('block');
    rerender(
      <>
        <div>a</div>
        <style>{'div { display: none }'}</style>
      </>,
    );
    expect(getComputedStyle(container.querySelector('div') as Element).display).toBe('none');
  });

  it('gives everything else as jsdom does', () => {
    const { container } = render(<div style={{ color: 'rgb(1, 2, 3)', fontSize: '17px' }}>a</div>);
    const style = getComputedStyle(container.firstElementChild as Element);
    expect([style.color, style.getPropertyValue('font-size'), style instanceof CSSStyleDeclaration]).toEqual([
      'rgb(1, 2, 3)',
      '17px',
      true,
    ]);
  });
});
