// jsdom works out a whole style for each question: every rule of its own sheet, every colour. Looks by role, names and clicks
// ask for three properties alone, of each element and those above it, which was an eighth of all that screens' tests cost.
const { createRequire } = require('node:module');

const ofJsdom = createRequire(createRequire(require.resolve('jest-fixed-jsdom')).resolve('jest-environment-jsdom'));
const own = createRequire(ofJsdom.resolve('jsdom'))('rrweb-cssom').parse(
  ofJsdom('jsdom/lib/jsdom/browser/default-stylesheet.js'),
);

/** What is asked for, as a property and as a field; what is inherited has a value at the root. */
const INITIAL = { display: undefined, visibility: 'visible', 'pointer-events': 'auto' };
const FIELDS = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };
const TYPES = /^[a-z0-9]+(\s*,\s*[a-z0-9]+)*$/;
const kept = new WeakMap();

/** `getComputedStyle` of a window of jsdom: these three as jsdom would answer them, the others by jsdom itself. */
exports.cheapStyles = (window) => {
  const whole = window.getComputedStyle;
  return (element, pseudo) => {
    if (pseudo) return whole(element, pseudo);
    let all;
    const rest = () => (all ??= whole(element));
    const ask = (property) => (property in INITIAL ? computed(element, property) : rest().getPropertyValue(property));
    return new Proxy(Object.create(window.CSSStyleDeclaration.prototype), {
      get: (_, name) => {
        if (name in FIELDS) return computed(element, FIELDS[name]);
        if (name === 'getPropertyValue') return ask;
        const value = rest()[name];
        return typeof value === 'function' ? value.bind(rest()) : value;
      },
    });
  };
};

function computed(element, property) {
  const inherits = INITIAL[property];
  for (let one = element; one; one = one.parentElement) {
    const value = cascaded(one, property);
    if (value || !inherits) return value;
  }
  return inherits;
}

/** As jsdom has it: the last rule that matches, whatever its weight, and the element's own style after all. */
function cascaded(element, property) {
  const given = element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';
  if (given) return set(given);
  const sheets = Array.from(element.ownerDocument.styleSheets).reverse();
  for (const sheet of [...sheets, own]) {
    const rule = rulesOf(sheet, property).findLast(({ matches }) => matches(element));
    if (rule) return rule.value;
  }
  return '';
}

/** The rules of a sheet that say something of a property. */
function rulesOf(sheet, property) {
  const known = kept.get(sheet);
  const { length } = sheet.cssRules;
  const isKnown = known?.length === length;
  if (isKnown && known[property]) return known[property];
  const found = Array.from(sheet.cssRules)
    .flatMap((rule) => (rule.media ? onScreens(rule) : [rule]))
    .filter(({ style, selectorText }) => style?.getPropertyValue(property) && !selectorText.startsWith('@'))
    .map(({ style, selectorText }) => ({
      value: set(style.getPropertyValue(property)),
      matches: matcher(selectorText),
    }));
  kept.set(sheet, { ...(isKnown && known), length, [property]: found });
  return found;
}

function onScreens({ media, cssRules }) {
  return Array.from(media).includes('screen') ? Array.from(cssRules) : [];
}

function set(value) {
  return value === 'unset' ? '' : value;
}

/** A list of bare types, as most of jsdom's own rules have, is looked up; anything else is left to jsdom. */
function matcher(selector) {
  if (TYPES.test(selector)) {
    const types = new Set(selector.split(/\s*,\s*/));
    return (element) => types.has(element.localName);
  }
  return (element) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  };
}
