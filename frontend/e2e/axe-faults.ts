import type axe from 'axe-core';

/** What is wrong with an element, as axe's rules tell it. */
interface Fault {
  readonly node: { readonly element: Element };
  readonly any: ReadonlyArray<{ readonly data?: { readonly theme?: string; readonly node?: Element } | null }>;
}
interface RuleResult {
  readonly id: string;
  readonly violations: readonly Fault[];
}
interface Rule {
  runSync(context: object, options: axe.RunOptions): RuleResult;
}
/** The parts of axe that it does not tell of. */
interface Inside {
  readonly _audit: {
    readonly rules: readonly Rule[];
    after(results: readonly RuleResult[], options: axe.RunOptions): RuleResult[];
  };
  readonly _thisWillBeDeletedDoNotUse: {
    readonly base: { readonly Context: new (spec: { exclude: Element[] }) => { readonly flatTree: unknown } };
  };
  readonly utils: {
    ruleShouldRun(rule: Rule, context: object, options: axe.RunOptions): boolean;
    finalizeRuleResult(result: RuleResult): RuleResult;
  };
  _tree: unknown;
  _selectCache: unknown;
  teardown(): void;
}

declare global {
  interface Window {
    /** The faults that axe finds outside some elements, by all of its rules or by some, each in a line. */
    faultsOf(exclude: Element[], rules?: readonly string[]): string[];
  }
}

/**
 * Runs in the page, once a document. Of axe's own run half serves its report: before it begins it notes names, classes and
 * attributes of all elements to make selectors of, and for each element that a rule was asked about it keeps the markup and a
 * sentence of each check. Here the same rules run in the same way, and the markup is made of what is at fault alone.
 */
export function tellFaultsAlone(): void {
  const { axe } = window;
  const inside = axe as unknown as Inside;
  const { _audit: audit, utils } = inside;
  axe.configure({ noHtml: true });

  window.faultsOf = (exclude, rules) => {
    const options: axe.RunOptions = rules ? { runOnly: { type: 'rule', values: [...rules] } } : {};
    const context = new inside._thisWillBeDeletedDoNotUse.base.Context({ exclude });
    inside._tree = context.flatTree;
    inside._selectCache = [];
    try {
      const asked = audit.rules.filter((rule) => utils.ruleShouldRun(rule, context, options));
      const judged = asked.map((rule) => rule.runSync(context, options));
      return audit
        .after(judged, options)
        .map((result) => utils.finalizeRuleResult(result))
        .filter(({ violations }) => violations.length > 0)
        .map(({ id, violations }) => violations.map((fault) => lineOf(id, fault)).join(' | '));
    } finally {
      inside.teardown();
    }
  };

  function lineOf(rule: string, { node, any }: Fault): string {
    const { theme = document.documentElement.dataset.mantineColorScheme, node: faulty = node.element } =
      any.map(({ data }) => data).find((data) => data?.theme || data?.node) ?? {};
    return `${theme} ${rule}: ${faulty.outerHTML.slice(0, 300)}`;
  }
}
