import { IconHistory, IconHome, IconId, IconUser } from '@tabler/icons-react';
import type { Location } from 'react-router-dom';

const LOOKUPS = { label: 'Consultas', to: '/consultas', tab: null, Icon: IconId } as const;
const HISTORY = { label: 'Histórico', to: '/consultas?aba=historico', tab: 'historico', Icon: IconHistory } as const;
const HOME = { label: 'Início', to: '/', tab: undefined, Icon: IconHome } as const;

/** The places of the lookup area in its top bar. */
export const LOOKUP_ROUTES = [LOOKUPS, HISTORY, { label: 'Lotes', to: '/lotes', tab: 'lotes' }, HOME] as const;

/** The places under the thumb; the profile is in the user's menu otherwise. */
export const TAB_ROUTES = [
  LOOKUPS,
  HISTORY,
  HOME,
  { label: 'Perfil', to: '/consultas?aba=perfil', tab: 'perfil', Icon: IconUser },
] as const;

/** Whether a place is the one on show: the tab stands in the address as `aba`, or the history, a dossier of it or a batch has a page of its own. */
export function isCurrentRoute(tab: string | null | undefined, { pathname, search }: Location): boolean {
  const isPast = pathname === '/historico' || pathname.startsWith('/consultas/dossie');
  if (pathname.startsWith('/lotes')) return tab === 'lotes';
  const shown = isPast ? 'historico' : new URLSearchParams(search).get('aba');
  return tab !== undefined && shown === tab;
}
