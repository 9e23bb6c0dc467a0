import { EmailCard } from '../email/email-card';
import { PasskeysCard } from '../passkeys/passkeys-card';
import { PasswordCard } from '../password/password-card';
import { OwnTotpCard } from '../second-factor/own-totp-card';
import { DevicesCard } from './devices-card';

/** How the account is entered; they are always shown together, and so come together. */
export function AccessCards() {
  return (
    <>
      <PasswordCard />
      <EmailCard />
      <OwnTotpCard />
      <PasskeysCard />
      <DevicesCard />
    </>
  );
}
