import { IconHistory, IconHome, IconId, IconUser } from '@tabler/icons-react';
import type { Location } from 'react-router-dom';

/** The places of the lookup area in its top bar. */
export const LOOKUP_ROUTES = [
  { label: 'Consultas', to: '/consultas', tab: null, Icon: IconId },
  { label: 'Histórico', to: '/consultas?aba=historico', tab: 'historico', Icon: IconHistory },
  { label: 'Início', to: '/', tab: undefined, Icon: IconHome },
] as const;

/** The places under the thumb: those of the top bar and the profile, which the top bar has in the user's menu. */
export const TAB_ROUTES = [
  ...LOOKUP_ROUTES,
  { label: 'Perfil', to: '/consultas?aba=perfil', tab: 'perfil', Icon: IconUser },
] as const;

/** Whether a place is the one on show: the tab stands in the address as `aba`, or the history or a dossier of it has a page of its own. */
export function isCurrentRoute(tab: string | null | undefined, { pathname, search }: Location): boolean {
  const isPast = pathname === '/historico' || pathname.startsWith('/consultas/dossie');
  const shown = isPast ? 'historico' : new URLSearchParams(search).get('aba');
  return tab !== undefined && shown === tab;
}
