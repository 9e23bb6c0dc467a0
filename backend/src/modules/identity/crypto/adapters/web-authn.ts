import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';

/** What an authenticator made for us: it keeps the private half of the key. */
export interface WebAuthnCredential {
  /** In base64url, as browsers name it. */
  readonly id: string;
  readonly publicKey: Buffer;
  /** How often it was used, as it says; 0 for those that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

/** What a browser is asked, as JSON: to make a passkey, and to show one. */
export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON;
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;

/** Browsers allow no passkey at an IP address; at home they have this name for it. */
const LOOPBACK = '127.0.0.1';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Megabytes that nobody needs before the first passkey. */
const library = () => import('@simplewebauthn/server');

/** Passkeys, as browsers make and show them (WebAuthn). The authenticator always asks its owner for a face, finger or PIN. */
@Injectable()
export class WebAuthn {
  private readonly rpID: string;
  private readonly origins: string[];

  constructor({ publicUrl }: PlatformConfig) {
    const { hostname, origin } = new URL(publicUrl);
    this.rpID = hostname.replace(LOOPBACK, 'localhost');
    this.origins = [origin.replace(LOOPBACK, 'localhost'), origin];
  }

  /** What the browser is asked, to make one; those that the account has are not made twice. */
  async creation(
    account: { id: string; name: string; label: string },
    known: readonly WebAuthnCredential[],
  ): Promise<PasskeyCreation> {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Nítido',
      rpID: this.rpID,
      userID: new TextEncoder().encode(account.id),
      userName: account.label,
      userDisplayName: account.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** What the browser is asked, to show any that it has of ours. */
  async request(): Promise<PasskeyRequest> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({ rpID: this.rpID, userVerification: 'required' });
  }

  /** The challenge that a browser's answer says to be about; null when it says none. */
  challengeIn(answer: unknown): string | null {
    try {
      const { clientDataJSON } = (answer as RegistrationResponseJSON).response;
      const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
      return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : null;
    } catch {
      return null;
    }
  }

  /** The id of the credential that an answer says to be of. */
  idIn(answer: unknown): string | null {
    const id = (answer as { id?: unknown } | null)?.id;
    return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id) ? id : null;
  }

  /** The credential that was made; null when the answer is not to this challenge, or not from our page. */
  async created(answer: unknown, challenge: string): Promise<WebAuthnCredential | null> {
    const { verifyRegistrationResponse } = await library();
    const checked = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.origins,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    }).catch(() => null);
    if (!checked?.verified) return null;
    const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), counter, transports: knownTransports(transports) };
  }

  /** The counter that the credential shows now; null when it was not it that answered this challenge on our page, or a copy of it. */
  async shown(answer: unknown, challenge: string, known: WebAuthnCredential): Promise<number | null> {
    const { verifyAuthenticationResponse } = await library();
    const checked = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.origins,
      expectedRPID: this.rpID,
      requireUserVerification: true,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.counter,
        transports: [...known.transports] as AuthenticatorTransport[],
      },
    }).catch(() => null);
    return checked?.verified ? checked.authenticationInfo.newCounter : null;
  }
}

/** The library hands on what the browser says, whatever that is. */
function knownTransports(said: unknown): readonly string[] {
  return Array.isArray(said) ? TRANSPORTS.filter((transport) => said.includes(transport)) : [];
}
