import { z } from 'zod';

/** What WhatsApp calls back with. Its parts are read one by one, so that one that is new to us spoils no other. */
export const wireDelivery = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});

export const wireValue = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  messages: z.array(z.unknown()).optional(),
  statuses: z.array(z.unknown()).optional(),
});

const touched = z.object({ title: z.string() }).optional();

/** Who hides the number behind a user name is known by another id and has no `from` (2026): such a message is passed over. */
export const wireMessage = z.object({
  id: z.string().min(1).max(400),
  from: z.string().regex(/^\d{5,20}$/),
  timestamp: z.string().regex(/^\d{1,12}$/),
  type: z.string().max(60),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional().catch(undefined),
  interactive: z.object({ button_reply: touched, list_reply: touched }).optional().catch(undefined),
  system: z.object({ type: z.string() }).optional().catch(undefined),
});

export const wireStatus = z.object({
  status: z.string(),
  biz_opaque_callback_data: z.string(),
  errors: z.array(z.object({ code: z.number() })).catch([]),
});

export const wireSent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });

export const wireProblem = z.object({ error: z.object({ code: z.number() }) });

export const wireSuccess = z.object({ success: z.literal(true) });
