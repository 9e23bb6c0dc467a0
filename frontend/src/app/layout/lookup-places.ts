import { IconHistory, IconHome, IconSearch } from '@tabler/icons-react';

/** The places of the lookup area, for the top bar and for the tab bar. */
export const LOOKUP_PLACES = [
  { label: 'Consultas', to: '/consultas', tab: null, Icon: IconSearch },
  { label: 'Histórico', to: '/consultas?aba=historico', tab: 'historico', Icon: IconHistory },
  { label: 'Início', to: '/', tab: undefined, Icon: IconHome },
] as const;

/** Whether a place is the one on show: the tab stands in the address as `aba`. */
export function isCurrentPlace(tab: string | null | undefined, search: string): boolean {
  return tab !== undefined && new URLSearchParams(search).get('aba') === tab;
}
