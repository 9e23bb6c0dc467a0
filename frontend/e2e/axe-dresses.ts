declare global {
  interface Window {
    /** `markOf` tells an element's dress; what it has seen of a page that changes since is to be forgotten. */
    dresses: { markOf(node: Element): string; forget(): void };
  }
}

/** Runs in the page, once a document: from now on it knows how a text is dressed. */
export function tellDresses(): void {
  const dressed = new Map<Element, string>();
  window.dresses = { markOf, forget: () => dressed.clear() };

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
