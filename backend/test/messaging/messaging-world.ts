import { EventReader } from '../harness/event-reader.js';
import type { Answer, HttpClient } from '../harness/http-client.js';
import type { World } from '../harness/start-app.js';
import { ADMIN } from '../identity/admins.js';
import { login, subscriber } from '../identity/people.js';

export const MESSAGING = { ...ADMIN, MESSAGES_JOB_INTERVAL_MS: '100' };

interface Broadcast {
  id: string;
  state: 'scheduled' | 'sent' | 'cancelled';
  userCount: number | null;
  readCount: number;
}

export interface Sent {
  success: boolean;
  message: string;
  userCount: number;
  data: Broadcast;
}

interface Message {
  id: string;
  content: string;
  createdAt: string;
}

interface Checked {
  hasNewMessage: boolean;
  message: Message | null;
  unreadCount: number;
}

/** Sends to everybody at once, unless the change says otherwise. */
export function send(admin: HttpClient, content: string, change: object = {}): Promise<Answer<Sent>> {
  return admin.post<Sent>('/api/admin/messages/broadcast', { content, ...change });
}

/** What the panel lists about one broadcast. */
export async function listed(admin: HttpClient, id: string): Promise<Broadcast | undefined> {
  const { body } = await admin.get<{ data: Broadcast[] }>('/api/admin/messages');
  return body.data.find((broadcast) => broadcast.id === id);
}

/** Somebody with a plan, signed in. */
export class Recipient {
  private constructor(
    readonly app: World,
    readonly id: string,
    readonly token: string,
  ) {}

  static async signedIn(app: World): Promise<Recipient> {
    const { id, email } = await subscriber(app);
    return new Recipient(app, id, (await login(app.http, email)).body.token);
  }

  /** The same person before another instance. */
  at(app: World): Recipient {
    return new Recipient(app, this.id, this.token);
  }

  get http(): HttpClient {
    return this.app.http.as(this.token);
  }

  async check(): Promise<Checked> {
    return (await this.http.get<Checked>('/api/admin/messages/check')).body;
  }

  /** The text of the message that would pop up. */
  async sees(): Promise<string | null> {
    return (await this.check()).message?.content ?? null;
  }

  async received(): Promise<Array<Message & { readAt: string | null }>> {
    const { body } = await this.http.get<{ messages: Array<Message & { readAt: string | null }> }>(
      '/api/user/admin-messages',
    );
    return body.messages;
  }

  read(messageId: string): Promise<Answer<{ success: boolean; code: string; error: string }>> {
    return this.http.post('/api/admin/messages/mark-read', { messageId });
  }

  listen(lastEventId?: string): Promise<EventReader> {
    const resume: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    return EventReader.of(this.app, '/api/events', { authorization: `Bearer ${this.token}`, ...resume });
  }
}

/** The texts that a reader was told, in order. */
export function textsReceived(reader: EventReader): string[] {
  return reader.told().flatMap(({ event, data }) => (event === 'message' ? [data.content] : []));
}

export function hearsText(reader: EventReader, text: string): Promise<unknown> {
  return reader.hears(({ event, data }) => event === 'message' && data.content === text);
}
