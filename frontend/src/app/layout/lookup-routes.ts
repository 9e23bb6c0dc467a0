import { IconHistory, IconHome, IconId, IconUser } from '@tabler/icons-react';
import type { Location } from 'react-router-dom';

const LOOKUPS = { label: 'Consultas', to: '/consultas', tab: null, Icon: IconId } as const;
const HISTORY = { label: 'Histórico', to: '/consultas?aba=historico', tab: 'historico', Icon: IconHistory } as const;
const HOME = { label: 'Início', to: '/', tab: undefined, Icon: IconHome } as const;

/** The top bar's first places. */
export const MAIN_ROUTES = [LOOKUPS, HISTORY, HOME] as const;

/** Pages of their own beside the lookup page: in the top bar where it has room, in the user's menu where it has not. */
export const OWN_ROUTES = [
  { label: 'Empresas', to: '/empresas', tab: 'empresas' },
  { label: 'Acompanhamento', to: '/acompanhamento', tab: 'acompanhamento' },
  { label: 'Lotes', to: '/lotes', tab: 'lotes' },
] as const;

/** The places under the thumb; the profile is in the user's menu otherwise. */
export const TAB_ROUTES = [
  LOOKUPS,
  HISTORY,
  HOME,
  { label: 'Perfil', to: '/consultas?aba=perfil', tab: 'perfil', Icon: IconUser },
] as const;

/** Whether a place is the one on show: the tab stands in the address as `aba`, or the history, a dossier of it and others have pages of their own. */
export function isCurrentRoute(tab: string | null | undefined, { pathname, search }: Location): boolean {
  if (pathname === '/') return tab === undefined;
  const own = OWN_ROUTES.find(({ to }) => pathname.startsWith(to));
  if (own) return tab === own.tab;
  if (!/^\/(consultas|historico)(\/|$)/.test(pathname)) return false;
  const isPast = pathname === '/historico' || pathname.startsWith('/consultas/dossie');
  const shown = isPast ? 'historico' : new URLSearchParams(search).get('aba');
  return tab !== undefined && shown === tab;
}
