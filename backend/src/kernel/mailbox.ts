/**
 * Mail to `ana+loja@` reaches the mailbox of `ana@` there. Gmail, and Workspace at google.com: Google's help, "Use Gmail
 * aliases". Outlook.com's family: Hotmail has had it since 2013 (ZDNet, on plus addressing in Office 365, 2020). Proton:
 * "Addresses and aliases"; Fastmail: "Plus addressing and subdomain addressing". iCloud: as
 * services that compare addresses have it (vcharts.net, "Email alias"). Seen in November 2026. A domain that is not here
 * keeps its tags: they may be somebody else there.
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
 * also ignores dots (its help: "Dots don't matter in Gmail addresses"; in Workspace they do) and has googlemail.com as
 * another name. Mail goes to the address as it was typed, never to this.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1) === 'googlemail.com' ? 'gmail.com' : email.slice(at + 1);
  const typed = email.slice(0, at);
  const untagged = TAGGED.has(domain) ? typed.split('+')[0] : typed;
  const local = domain === 'gmail.com' ? untagged?.replaceAll('.', '') : untagged;
  return `${local || typed}@${domain}`;
}
