import { LOOKUP_TYPES, type LookupType } from './lookup-catalogue.js';

export const KEY_MODES = ['live', 'test'] as const;
/** `test` answers about people who do not exist and counts nowhere. */
export type KeyMode = (typeof KEY_MODES)[number];

export type ApiScope =
  | `lookup:${LookupType}`
  | 'history:read'
  | 'batches'
  | 'companies:read'
  | 'watchlist'
  | 'webhooks';

/** What a key may be made for: each opens calls that there are. */
export const API_SCOPES: readonly ApiScope[] = [
  ...LOOKUP_TYPES.map((type): ApiScope => `lookup:${type}`),
  'history:read',
  'batches',
  'watchlist',
  'companies:read',
  'webhooks',
];

export const MOST_KEYS = 20;
export const MOST_NETWORKS = 20;
/** A rotated key goes on for a week at most. */
export const MOST_OVERLAP_HOURS = 168;
