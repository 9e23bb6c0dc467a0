import { visibleTextRule } from '@kernel/rules';

export const PASSKEY_NAME_LENGTH = 40;

/** Asked before the browser makes a passkey, so that it keeps none that the server then refuses. */
export const passkeyNameRule = (name: string): string | null =>
  visibleTextRule(name) ?? (name.trim() ? null : 'Dê um nome à chave de acesso');
