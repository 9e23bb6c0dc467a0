import type { Purpose } from '@kernel/purposes';
import type { ApiScope, KeyMode, MakeApiKeyRequest } from '../../../shared/api/generated';
import { endAfter, networksIn } from './key-labels';

/** What is typed and chosen of a new key. */
export interface KeyForm {
  name: string;
  mode: KeyMode;
  scopes: ApiScope[];
  days: string;
  networks: string;
  purpose: Purpose | '';
}

export const EMPTY: KeyForm = { name: '', mode: 'live', scopes: [], days: '365', networks: '', purpose: '' };

/** The same as the server takes it. */
export function requestOf({ name, mode, scopes, days, networks, purpose }: KeyForm): MakeApiKeyRequest {
  const expiresAt = endAfter(days);
  const from = networksIn(networks);
  return {
    name: name.trim(),
    mode,
    scopes,
    ...(expiresAt && { expiresAt }),
    ...(from.length > 0 && { networks: from }),
    ...(purpose && { purpose }),
  };
}
