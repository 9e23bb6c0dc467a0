/**
 * Mail to `ana+loja@` reaches the mailbox of `ana@` there. Gmail: Google's help on aliases of an address; google.com is
 * Workspace, where the same holds but dots count. Outlook.com's family: since Hotmail of 2013. iCloud, Proton and Fastmail:
 * their help pages on aliases and "plus addressing". All read in November 2026. A domain that is not here keeps its tags,
 * for there they may be somebody else.
 */
const TAGGED = new Set([
  ...['gmail.com', 'google.com'],
  ...['outlook.com', 'outlook.com.br', 'hotmail.com', 'live.com', 'msn.com'],
  ...['icloud.com', 'me.com', 'mac.com'],
  ...['proton.me', 'protonmail.com', 'pm.me'],
  ...['fastmail.com', 'fastmail.fm'],
]);

/**
 * One name of the mailbox that a normalised address reaches: one person has one, however many addresses lead to it. Gmail
 * also ignores dots ("Dots don't matter in Gmail addresses") and has googlemail.com as another name. Mail goes to the
 * address as it was typed, never to this.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1) === 'googlemail.com' ? 'gmail.com' : email.slice(at + 1);
  const typed = email.slice(0, at);
  const untagged = TAGGED.has(domain) ? typed.split('+')[0] : typed;
  const local = domain === 'gmail.com' ? untagged?.replaceAll('.', '') : untagged;
  return `${local || typed}@${domain}`;
}
