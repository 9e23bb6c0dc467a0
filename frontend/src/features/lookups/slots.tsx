import type { ComponentType } from 'react';
import { LatePart } from '../../shared/ui/late-part';
import { OnItsWay } from '../../shared/ui/on-its-way';

/**
 * Places in the lookup page for what other features show there. A feature fills one in three steps:
 *
 * 1. it writes a component without props: a `Card` of shared/ui for `profileCards`, a box of its own for `aside`;
 * 2. its index exports it lazily, so that it comes with this page and not with the first one:
 *    `export const PasswordCard = lazyOf(() => import('./password-card'), 'PasswordCard')`;
 * 3. app/lookup-slots.ts lists it.
 *
 * What renders nothing takes no space; a slot without content leaves no element behind.
 */
export interface LookupSlots {
  /** Beside the cards of the lookup tab, beneath them on phones: messages, WhatsApp. */
  readonly aside: readonly ComponentType[];
  /** In Meu Perfil, under Visão geral, after plan, person and use: payments. */
  readonly profileOverview: readonly ComponentType[];
  /** In Meu Perfil, under Acesso e segurança: password, e-mail, devices. */
  readonly profileCards: readonly ComponentType[];
  /** In Meu Perfil, after the default purpose: what else is remembered. */
  readonly profilePreferences: readonly ComponentType[];
  /** In Meu Perfil, under Integrações: keys for programs. */
  readonly profileIntegrations: readonly ComponentType[];
  /** In Meu Perfil, under Privacidade: terms, own data, the account's end. */
  readonly profilePrivacy: readonly ComponentType[];
}

/** The contents of a slot, in order, each shown when its code has come; until then the slot is not empty, so that its place is kept. */
export function Slot({ contents }: { contents: readonly ComponentType[] }) {
  return contents.map((Content, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a slot's contents never change
    <LatePart key={position} fallback={<OnItsWay />}>
      <Content />
    </LatePart>
  ));
}
