import { withoutCountryCode } from '../phone.js';
import * as say from './format.js';
import { relatedTo } from './related.js';
import { type ResultField, type ResultItem, words } from './result-view.js';

/** A telephone to call, to write to when it is a mobile, and to look up. */
export function phoneItems(value: unknown, details: readonly ResultField[] = []): ResultItem[] {
  const number = words(value);
  if (number === null) return [];
  return [
    {
      title: say.phoneText(number) ?? number,
      details,
      links: say.phoneLinks(number),
      related: relatedTo('telefone', withoutCountryCode(number)),
    },
  ];
}

/** An e-mail address to write to. */
export function emailItems(value: unknown): ResultItem[] {
  const address = words(value);
  if (address === null) return [];
  const links = [{ kind: 'mail' as const, label: 'Escrever', href: `mailto:${address}` }];
  return [{ title: address, details: [], links, related: null }];
}
