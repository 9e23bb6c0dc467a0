import PostalMime from 'postal-mime';

export interface Mail {
  id: string;
  from: string;
  to: string[];
  subject: string;
  receivedAt: string;
  text: string;
  html: string;
  /** Web addresses in the text or the markup, each once, in order. */
  links: string[];
  attachments: { filename: string | null; mimeType: string; size: number }[];
}

const KEPT = 2000;

/** The mail received so far, newest first; the oldest goes when there is too much. */
export class Mailbox {
  private mails: Mail[] = [];
  private received = 0;

  /** Reads a raw message; the recipients are those of the envelope. */
  async receive(raw: Buffer, from: string, to: string[]): Promise<Mail> {
    const { subject = '', text = '', html = '', attachments } = await PostalMime.parse(raw);
    const mail: Mail = {
      id: String(++this.received),
      from,
      to,
      subject,
      receivedAt: new Date().toISOString(),
      text: text.trim(),
      html,
      links: linksIn(text, html),
      attachments: attachments.map(({ filename, mimeType, content }) => ({
        filename,
        mimeType,
        size: typeof content === 'string' ? content.length : content.byteLength,
      })),
    };
    this.mails = [mail, ...this.mails].slice(0, KEPT);
    return mail;
  }

  /** Newest first; with `to`, the mail to addresses that contain it. */
  list(to = ''): Mail[] {
    const wanted = to.trim().toLowerCase();
    return this.mails.filter((mail) => mail.to.some((address) => address.toLowerCase().includes(wanted)));
  }

  find(id: string): Mail | null {
    return this.mails.find((mail) => mail.id === id) ?? null;
  }

  clear(): void {
    this.mails = [];
  }
}

function linksIn(text: string, html: string): string[] {
  const attributes = [...html.matchAll(/\shref="(https?:[^"]+)"/g)].map(([, link]) =>
    (link as string).replaceAll('&amp;', '&'),
  );
  return [...new Set([...(text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []), ...attributes])];
}
