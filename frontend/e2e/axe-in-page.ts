import type axe from 'axe-core';

/** What axe calls for each element: whether the rule is about it, and what is to be said of it. */
type Judge = (this: unknown, node: Element, ...others: unknown[]) => boolean | undefined;
interface Verdict {
  readonly node: { readonly element: Element };
  result: boolean | undefined;
  data: unknown;
}
/** The parts of axe that it does not tell of. */
interface Inside {
  readonly _audit: {
    readonly checks: Record<string, { evaluate: Judge }>;
    readonly rules: Array<{ id: string; matches: Judge }>;
  };
  readonly _tree: unknown;
  readonly utils: { querySelectorAll(tree: unknown, selector: string): InTree[] };
  readonly commons: { readonly color: { getBackgroundStack(node: Element): Element[] | null } };
}
interface InTree {
  readonly _cache: Record<string, unknown>;
  _stackingContext?: unknown;
}

declare global {
  interface Window {
    axe: typeof axe;
    /** Of the elements' colours: the marks of those that were found sound before, and of those that are now. */
    colours: { known: Set<string>; sound: Set<string>; shownOtherwise: boolean };
  }
}

/**
 * Runs in the page, once a document: from now on axe judges colours in both themes on its one way through the page. What takes
 * its time is to see which text is shown over what, and that is the same in both: so when it has judged all texts, the
 * theme changes for a moment, in which nothing is drawn, and each is judged once more. A text that is dressed as another
 * one was, in the same place of the same ancestors, is judged once: see markOf.
 */
export function judgeColoursInBothThemes(): void {
  const { axe } = window;
  const inside = axe as unknown as Inside;
  const { checks, rules } = inside._audit;
  const colours = { known: new Set<string>(), sound: new Set<string>(), shownOtherwise: false };
  window.colours = colours;
  const rule = rules.find(({ id }) => id === 'color-contrast');
  const contrast = checks['color-contrast']?.evaluate;
  const link = checks['link-in-text-block']?.evaluate;
  if (!rule || !contrast || !link) throw new Error('axe judges colours by other names now');
  const { matches } = rule;
  const marks = new Map<Element, string>();
  const dressed = new Map<Element, string>();

  const isAbout: Judge = function (this: unknown, node, ...others) {
    if (!node.checkVisibility({ visibilityProperty: true }) || !hasText(node)) return false;
    const mark = markOf(node);
    if (colours.known.has(mark) || !matches.call(this, node, ...others)) return false;
    marks.set(node, mark);
    return true;
  };
  axe.configure({
    rules: [{ id: 'color-contrast', matches: isAbout as never }],
    checks: [inBothThemes('color-contrast', contrast), inBothThemes('link-in-text-block', link)],
  });

  function inBothThemes(id: string, evaluate: Judge): axe.Check {
    let asked: Array<readonly [Element, ...unknown[]]> = [];
    const judge: Judge = function (this: unknown, node, ...others) {
      asked.push([node, ...others]);
      return evaluate.call(this, node, ...others);
    };
    const after = (verdicts: Verdict[]) => {
      if (asked.length === 0 && id !== 'color-contrast') return verdicts;
      const verdictOn = new Map(verdicts.map((verdict) => [verdict.node.element, verdict]));
      inTheOtherTheme((theme) => {
        for (const [node, ...others] of asked) {
          const verdict = verdictOn.get(node);
          if (!verdict || verdict.result === false) continue;
          let data: unknown;
          const hears = {
            data(told: unknown) {
              data = told;
            },
            relatedNodes() {},
          };
          const other = evaluate.call(hears, node, ...others);
          const mark = marks.get(node);
          if (other === false) Object.assign(verdict, { result: false, data: { ...(data as object), theme } });
          else if (other && verdict.result && mark && standsOnItsAncestors(node)) colours.sound.add(mark);
        }
      });
      asked = [];
      marks.clear();
      dressed.clear();
      return verdicts;
    };
    return { id, evaluate: judge, after } as never;
  }

  function inTheOtherTheme(work: (theme: string) => void): void {
    const { dataset } = document.documentElement;
    const before = dataset.mantineColorScheme;
    const theme = before === 'dark' ? 'light' : 'dark';
    const shown = shownElements();
    forgetColours();
    dataset.mantineColorScheme = theme;
    const shownNow = shownElements();
    colours.shownOtherwise ||= shown.some((element, place) => shownNow[place] !== element);
    work(theme);
    dataset.mantineColorScheme = before;
    forgetColours();
  }

  function shownElements(): Array<Element | null> {
    return [...document.body.querySelectorAll('*')].map((element) => (element.checkVisibility() ? element : null));
  }

  function forgetColours(): void {
    for (const node of inside.utils.querySelectorAll(inside._tree, '*')) {
      delete node._stackingContext;
      delete node._cache.getBackgroundColor;
      delete node._cache['computedStyle_background-color'];
    }
  }

  /** Down to the first ground that lets nothing through. */
  function standsOnItsAncestors(node: Element): boolean {
    const stack = inside.commons.color.getBackgroundStack(node) ?? [];
    const ground = stack.findIndex((beneath) => /^rgb\(/.test(getComputedStyle(beneath).backgroundColor));
    return ground >= 0 && stack.slice(0, ground + 1).every((beneath) => beneath.contains(node));
  }

  function hasText(node: Element): boolean {
    if (node.matches('input, select, textarea')) return true;
    return [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim());
  }

  /** A mark that is made of all that an element's colours are made of: its own dress and that of all around it. */
  function markOf(node: Element): string {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node);
    const typed = 'value' in node && node.value !== '';
    return digest([window.innerWidth, dressOf(node), color, fontSize, fontWeight, textShadow, typed].join('|'));
  }

  function dressOf(node: Element | null): string {
    if (!node) return '';
    const known = dressed.get(node);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(node);
    const worn =
      /^(class|style|data-.*|disabled|open|type|role|hidden|inert|aria-(?!label|labelledby|describedby|controls).*)$/;
    const attributes = [...node.attributes]
      .filter(({ name }) => worn.test(name))
      .map(({ name, value }) => `${name}=${value}`);
    const own = [node.tagName, ...attributes, backgroundColor, backgroundImage, opacity, filter, mixBlendMode];
    const dress = digest(`${dressOf(node.parentElement)}>${own.join('|')}`);
    dressed.set(node, dress);
    return dress;
  }

  /** 53 bits of a text (cyrb53), at once: the browser's own digests come later. */
  function digest(text: string): string {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let place = 0; place < text.length; place += 1) {
      const code = text.charCodeAt(place);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
    two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
    return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
  }
}
