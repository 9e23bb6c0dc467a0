import type { z } from 'zod';
import { isUuid } from '../../../../../platform/ids.js';
import { type ChatMessage, DELIVERIES, type Delivery } from '../../domain/message.js';
import { isPassing } from './passing.js';
import { wireDelivery, wireMessage, wireStatus, wireValue } from './wire.js';

interface DeliveryStatus {
  /** The message whose reply this tells of. */
  readonly reference: string;
  readonly delivery: Delivery;
  /** Of one that failed: Meta's code, and whether the reply may arrive when it is sent again. */
  readonly failure?: { readonly code: number | null; readonly passing: boolean };
}

/** Who wrote as `from` until then has another number. */
interface LeftNumber {
  readonly from: string;
  readonly at: Date;
}

export interface ReadDelivery {
  readonly messages: readonly ChatMessage[];
  readonly statuses: readonly DeliveryStatus[];
  readonly left: readonly LeftNumber[];
}

/** Nothing to answer: a thumb on one of our replies, or word of WhatsApp itself. */
const UNANSWERED = ['reaction', 'system', 'ephemeral', 'unknown', 'request_welcome'];
const NUMBER_CHANGES = ['user_changed_number', 'customer_changed_number'];
const LONGEST_TEXT = 4_096;

/** What concerns our number in a delivery; null for one that cannot be read at all. */
export function readDelivery(body: unknown, phoneNumberId: string): ReadDelivery | null {
  const delivery = wireDelivery.safeParse(body);
  if (!delivery.success) return null;
  const values = delivery.data.entry.flatMap(({ changes }) =>
    changes.flatMap(({ field, value }) => {
      const read = field === 'messages' ? wireValue.safeParse(value) : null;
      return read?.success && read.data.metadata.phone_number_id === phoneNumberId ? [read.data] : [];
    }),
  );
  const messages = values.flatMap((value) => value.messages ?? []);
  return {
    messages: messages.flatMap(messageIn),
    left: messages.flatMap(leftIn),
    statuses: values.flatMap(({ statuses = [] }) => statuses.flatMap(statusesIn)),
  };
}

function messageIn(wire: unknown): ChatMessage[] {
  const { data } = wireMessage.safeParse(wire);
  if (!data || UNANSWERED.includes(data.type)) return [];
  const { id, from } = data;
  return [{ id, from, sentAt: momentOf(data), text: wordsOf(data)?.slice(0, LONGEST_TEXT) ?? null }];
}

/** What was written, or stands on the button that was touched. */
function wordsOf({ type, text, button, interactive }: z.infer<typeof wireMessage>): string | undefined {
  if (type === 'text') return text?.body;
  if (type === 'button') return button?.text;
  return (interactive?.button_reply ?? interactive?.list_reply)?.title;
}

function leftIn(wire: unknown): LeftNumber[] {
  const { data } = wireMessage.safeParse(wire);
  if (data?.type !== 'system' || !NUMBER_CHANGES.includes(data.system?.type ?? '')) return [];
  return [{ from: data.from, at: momentOf(data) }];
}

function momentOf({ timestamp }: { timestamp: string }): Date {
  return new Date(Number(timestamp) * 1_000);
}

function statusesIn(wire: unknown): DeliveryStatus[] {
  const { data } = wireStatus.safeParse(wire);
  const delivery = DELIVERIES.find((known) => known === data?.status);
  if (!data || !delivery || !isUuid(data.biz_opaque_callback_data)) return [];
  const reference = data.biz_opaque_callback_data;
  if (delivery !== 'failed') return [{ reference, delivery }];
  const code = data.errors[0]?.code ?? null;
  return [{ reference, delivery, failure: { code, passing: isPassing(code) } }];
}
