import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDelivery } from './delivery.js';

const batch = JSON.parse(readFileSync(join(__dirname, 'replies', 'batch.json'), 'utf8'));
const OURS = '100000000000001';
const REFERENCE = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

const deliveryOf = (value: object, field = 'messages') => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: [{ field, value: { metadata: { phone_number_id: OURS }, ...value } }] }],
});
const message = { id: 'wamid.1', from: '5511987654321', timestamp: '1795251600', type: 'text', text: { body: 'Oi' } };
const idsIn = (body: unknown) => readDelivery(body, OURS)?.messages.map(({ id }) => id);

describe('What WhatsApp delivers', () => {
  it('is read whole, however many entries, changes and messages it has, for our number alone', () => {
    expect(readDelivery(batch, OURS)).toEqual({
      messages: [
        { id: 'wamid.A', from: '5511987654321', sentAt: new Date('2026-11-21T12:00:00Z'), text: '!cep 14062-252 🙂 é' },
        { id: 'wamid.B', from: '5511987654321', sentAt: new Date('2026-11-21T12:00:01Z'), text: null },
        { id: 'wamid.C', from: '553187654321', sentAt: new Date('2026-11-21T12:00:02Z'), text: '!ajuda' },
      ],
      statuses: [{ reference: REFERENCE, delivery: 'delivered' }],
      left: [],
    });
  });

  it.each([
    { ...message, from: undefined },
    { ...message, from: 'alguém' },
    { ...message, timestamp: 1 },
    { ...message, id: '' },
    null,
    'texto',
  ])('passes over a message that cannot be read, and takes the next one: %j', (spoilt) => {
    expect(idsIn(deliveryOf({ messages: [spoilt, message] }))).toEqual(['wamid.1']);
  });

  it.each([
    { type: 'button', button: { payload: 'x', text: 'Parar' } },
    { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: 'x', title: 'Parar' } } },
    { type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: 'x', title: 'Parar' } } },
  ])('is read by the words of the button that was touched: %j', (touched) => {
    const body = deliveryOf({ messages: [{ ...message, text: undefined, ...touched }] });
    expect(readDelivery(body, OURS)?.messages).toEqual([expect.objectContaining({ text: 'Parar' })]);
  });

  it.each([
    { type: 'button', button: 'algo novo' },
    { type: 'interactive', interactive: { type: 'nfm_reply' } },
  ])('is no text where the button has no words: %j', (touched) => {
    const body = deliveryOf({ messages: [{ ...message, text: undefined, ...touched }] });
    expect(readDelivery(body, OURS)?.messages).toEqual([expect.objectContaining({ text: null })]);
  });

  it('is answered unless it is a reaction or word of WhatsApp itself', () => {
    const types = ['reaction', 'image', 'system', 'audio', 'algo_novo'];
    const messages = types.map((type) => ({ ...message, id: type, type }));
    expect(idsIn(deliveryOf({ messages }))).toEqual(['image', 'audio', 'algo_novo']);
  });

  it('tells who has another number now, and of no other word of WhatsApp itself', () => {
    const messages = ['user_changed_number', 'customer_identity_changed', undefined].map((type) => ({
      ...message,
      type: 'system',
      system: type && { type, wa_id: '5511912345678' },
    }));
    const read = readDelivery(deliveryOf({ messages }), OURS);
    expect(read).toEqual({
      messages: [],
      statuses: [],
      left: [{ from: message.from, at: new Date(1_795_251_600_000) }],
    });
  });

  it.each([
    { status: 'delivered', biz_opaque_callback_data: 'x' },
    { status: 'delivered' },
    { status: 'deleted', biz_opaque_callback_data: REFERENCE },
  ])('tells nothing of a reply by %j', (status) => {
    expect(readDelivery(deliveryOf({ statuses: [status] }), OURS)?.statuses).toEqual([]);
  });

  it.each([
    [[{ code: 131_026 }], { code: 131_026, passing: false }],
    [[{ code: 131_042, title: 'Payment issue' }], { code: 131_042, passing: true }],
    [undefined, { code: null, passing: false }],
    ['algo novo', { code: null, passing: false }],
  ])('tells why a reply failed: %j', (errors, failure) => {
    const status = { status: 'failed', biz_opaque_callback_data: REFERENCE, errors };
    expect(readDelivery(deliveryOf({ statuses: [status] }), OURS)?.statuses).toEqual([
      { reference: REFERENCE, delivery: 'failed', failure },
    ]);
  });

  it('of other fields is passed over', () => {
    expect(idsIn(deliveryOf({ messages: [message] }, 'account_update'))).toEqual([]);
  });

  it.each([null, [], {}, 'texto', { object: 'page', entry: [] }, { object: 'whatsapp_business_account' }])(
    'cannot be read when it is %j',
    (body) => expect(readDelivery(body, OURS)).toBeNull(),
  );
});
