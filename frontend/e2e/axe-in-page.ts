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
 * one, in the same place of the same ancestors, is judged only if that one was not found sound: see axe-dresses.ts.
 */
export function judgeColoursInBothThemes(): void {
  const { axe, dresses } = window;
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

  /** The first text of each dress, and those of its dress that came after it. */
  const twins = new Map<string, Array<readonly [Element, unknown]>>();

  const isAbout: Judge = function (this: unknown, node, ...others) {
    if (!hasText(node) || !node.checkVisibility({ visibilityProperty: true })) return false;
    const mark = dresses.markOf(node);
    if (colours.known.has(mark)) return false;
    const alike = twins.get(mark);
    alike?.push([node, others[0]]);
    if (alike || !matches.call(this, node, ...others)) return false;
    twins.set(mark, []);
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
      const judgeAlso = (verdict: Verdict, theme: string | undefined, node: Element, ...others: unknown[]) => {
        let data: unknown;
        const hears = {
          data(told: unknown) {
            data = told;
          },
          relatedNodes() {},
        };
        const other = evaluate.call(hears, node, ...others);
        if (other === false) Object.assign(verdict, { result: false, data: { ...(data as object), theme, node } });
        return other;
      };
      const doubtful: Array<readonly [Verdict, Element, ...unknown[]]> = [];
      inTheOtherTheme((theme) => {
        for (const [node, options, inTree, ...others] of asked) {
          const verdict = verdictOn.get(node);
          if (!verdict || verdict.result === false) continue;
          const other = judgeAlso(verdict, theme, node, options, inTree, ...others);
          const mark = marks.get(node);
          if (!mark || other === false) continue;
          if (other && verdict.result && standsOnItsAncestors(node)) colours.sound.add(mark);
          else
            for (const [twin, twinInTree] of twins.get(mark) ?? []) {
              if (matches.call(null, twin, twinInTree)) doubtful.push([verdict, twin, options, twinInTree, ...others]);
            }
        }
        for (const [verdict, ...twin] of doubtful) judgeAlso(verdict, theme, ...twin);
      });
      for (const [verdict, ...twin] of doubtful) judgeAlso(verdict, undefined, ...twin);
      asked = [];
      marks.clear();
      twins.clear();
      dresses.forget();
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
}
