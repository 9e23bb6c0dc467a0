import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Answer = Record<string, unknown>;

const ADDRESS = /^[\d.]+$|^\[/;

/** Browsers have passkeys for names only, not for addresses of machines. */
export const hasPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !ADDRESS.test(window.location.hostname);

/** Has the browser make a passkey; null when its owner did not want to, or it could not. */
export async function makePasskey(options: object): Promise<Answer | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).then(
    (answer) => ({ ...answer }),
    () => null,
  );
}

/** Has the browser show one of ours; null when there is none, or its owner did not want to. */
export async function showPasskey(options: object): Promise<Answer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).then(
    (answer) => ({ ...answer }),
    () => null,
  );
}
