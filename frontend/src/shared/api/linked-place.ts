import { LINKED_PLACES } from '@kernel/linked-places';

/** Whether the link of an e-mail opened this page: its address ends in a secret, and it needs no session. */
export function isLinkedPlace(): boolean {
  return LINKED_PLACES.some((place) => window.location.pathname.startsWith(`${place}/`));
}
