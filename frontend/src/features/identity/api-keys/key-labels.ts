import { API_SCOPES, type ApiScope } from '@kernel/api-keys';
import { LOOKUP_CATALOGUE, lookupDefinition } from '@kernel/lookup-catalogue';
import type { ApiKeyItem } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';

const TYPES = LOOKUP_CATALOGUE.map(({ type }) => type);

/** What a key may be made for, as people read it, in the order of the catalogue. */
export const SCOPE_CHOICES = API_SCOPES.map((scope) => ({ value: scope, label: scopeLabel(scope) }));

export const ENDS = { '': 'Não expira', 30: '30 dias', 90: '90 dias', 365: '1 ano' } as const;

/** Now and so many days, as the call takes it. */
export function endAfter(days: string): string | undefined {
  return days ? new Date(Date.now() + Number(days) * 86_400_000).toISOString() : undefined;
}

/** One network a line, or with commas between. */
export function networksIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** What a key may do, short: all lookups are not listed. */
export function scopesText(scopes: readonly string[]): string {
  const all = TYPES.every((type) => scopes.includes(`lookup:${type}`));
  const named = all ? scopes.filter((scope) => !scope.startsWith('lookup:')) : scopes;
  const words = named.map((scope) => scopeLabel(scope as ApiScope));
  return [...(all ? ['Todas as consultas'] : []), ...words].join(', ');
}

/** When it ends or ended; null for one that goes on. */
export function endText({ state, expiresAt, revokedAt }: ApiKeyItem): string | null {
  if (revokedAt) return `Revogada em ${formatMoment(revokedAt)}`;
  if (!expiresAt) return null;
  return `${state === 'expired' ? 'Expirou' : 'Vale até'} ${state === 'expired' ? 'em ' : ''}${formatMoment(expiresAt)}`;
}

/** When the one would end that takes this one's place now; null for one that goes on. */
export function nextEnd({ createdAt, expiresAt }: ApiKeyItem): Date | null {
  return expiresAt === null ? null : new Date(Date.now() + Date.parse(expiresAt) - Date.parse(createdAt));
}

function scopeLabel(scope: ApiScope): string {
  if (scope === 'history:read') return 'Ler o histórico';
  if (scope === 'batches') return 'Lotes';
  if (scope === 'watchlist') return 'Acompanhar empresas';
  if (scope === 'companies:read') return 'Empresas (base aberta)';
  if (scope === 'webhooks') return 'Webhooks';
  return lookupDefinition(scope.slice('lookup:'.length) as (typeof TYPES)[number]).label;
}
