import { type LookupType, lookupDefinition } from '../../../kernel/lookup-catalogue.js';

/** What a user reads when an answer came and cannot be read. */
export function unreadable(type: LookupType): { readonly code: string; readonly text: string } {
  const { unreadable: text = 'A resposta da fonte não pôde ser lida.' } = lookupDefinition(type);
  return { code: 'SOURCE_UNREADABLE', text };
}
