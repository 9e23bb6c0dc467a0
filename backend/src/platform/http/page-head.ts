import { LINKED_PLACES } from '../../kernel/linked-places.js';
import {
  NOWHERE,
  PAGE_ALIASES,
  renderedPlaceOf,
  SITE_PAGES,
  type SitePage,
  titleOfPage,
} from '../../kernel/site-pages.js';

/** Between these marks of the built page stands what differs from address to address. */
const HEAD = /<!-- head -->[\s\S]*<!-- \/head -->/;

/** What an address is to somebody who runs no script: a page to list, one to keep to oneself, or none. */
export type Place = {
  /** Which of the pages that the build rendered is shown there. */
  readonly rendered: string;
  /** The address holds what nobody else should see. */
  readonly secret: boolean;
} & ({ readonly kind: 'listed'; readonly page: SitePage } | { readonly kind: 'unlisted' | 'unknown' });

export function placeOf(path: string): Place {
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  const rendered = renderedPlaceOf(plain);
  const shared = { rendered, secret: LINKED_PLACES.includes(rendered) };
  const page = SITE_PAGES.find((one) => one.path === (PAGE_ALIASES[plain] ?? plain));
  if (page) return { ...shared, kind: 'listed', page };
  return { ...shared, kind: rendered === NOWHERE ? 'unknown' : 'unlisted' };
}

/** The built page with the head of this place. Only a listed page says more than the product's name: an address may hold a secret. */
export function withHead(html: string, place: Place, publicUrl: string): string {
  const lines = place.kind === 'listed' ? listed(place.page, publicUrl) : unlisted(place.kind);
  return html.replace(HEAD, () => lines.join('\n    '));
}

function listed({ path, title, description }: SitePage, publicUrl: string): string[] {
  const address = escaped(new URL(path, publicUrl).href);
  const named = escaped(titleOfPage(title));
  const text = escaped(description);
  return [
    `<title>${named}</title>`,
    `<meta name="description" content="${text}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:title" content="${named}" />`,
    `<meta property="og:description" content="${text}" />`,
    `<meta property="og:image" content="${escaped(new URL('/social-card.png', publicUrl).href)}" />`,
  ];
}

function unlisted(kind: 'unlisted' | 'unknown'): string[] {
  const title = titleOfPage(kind === 'unknown' ? 'Página Não Encontrada' : null);
  return [`<title>${escaped(title)}</title>`, '<meta name="robots" content="noindex" />'];
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
