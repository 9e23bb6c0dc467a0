import { compose, isSame, stateOf } from './broadcast.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const given = { id: 'b1', content: 'Manutenção hoje às 22h.', segment: 'all' as const, sendAt: null };
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);

describe('composing a broadcast', () => {
  it('trims the text and sends now unless a moment is given', () => {
    const { content, sendAt, composedBy } = compose({ ...given, content: '  Olá.\n' }, 'admin', NOW);
    expect({ content, sendAt, composedBy }).toEqual({ content: 'Olá.', sendAt: NOW, composedBy: 'admin' });
  });

  it.each([
    ['an empty text', { content: ' ' }, 'content', 'Por favor, digite uma mensagem'],
    ['a long text', { content: 'a'.repeat(501) }, 'content', 'A mensagem deve ter no máximo 500 caracteres'],
    ['a moment in the past', { sendAt: hours(-1) }, 'sendAt', 'Escolha um momento no futuro para o envio'],
    ['this very moment', { sendAt: NOW }, 'sendAt', 'Escolha um momento no futuro para o envio'],
    ['a moment years away', { sendAt: hours(9_000) }, 'sendAt', 'Escolha um momento dentro de um ano para o envio'],
  ])('refuses %s in words', (_, change, field, text) => {
    expect(() => compose({ ...given, ...change }, 'admin', NOW)).toThrow(
      expect.objectContaining({ text, fields: [{ field, message: text }] }),
    );
  });

  it('is scheduled until it is sent or cancelled', () => {
    expect(stateOf({ sentAt: null, cancelledAt: null })).toBe('scheduled');
    expect(stateOf({ sentAt: NOW, cancelledAt: null })).toBe('sent');
    expect(stateOf({ sentAt: null, cancelledAt: NOW })).toBe('cancelled');
  });
});

describe('A broadcast that is asked for again', () => {
  const at = (sendAt: Date | null, now = NOW) => compose({ ...given, sendAt }, 'adm', now);

  it('is the same one by its text, its group and its moment', () => {
    expect(isSame(at(null), at(null, hours(1)))).toBe(true);
    expect(isSame(at(hours(2)), at(hours(2), hours(1)))).toBe(true);
    expect(isSame(at(hours(2)), at(hours(3)))).toBe(false);
    expect(isSame(at(hours(2)), at(null))).toBe(false);
    expect(isSame(at(null), { ...at(null), content: 'Outro' })).toBe(false);
    expect(isSame(at(null), { ...at(null), segment: 'active' })).toBe(false);
  });

  it('may be for a moment within a year, to the last of it', () => {
    const year = 366 * 24;
    expect(at(hours(year)).sendAt).toEqual(hours(year));
    expect(() => compose({ ...given, sendAt: new Date(hours(year).getTime() + 1) }, 'adm', NOW)).toThrow(
      'Escolha um momento dentro de um ano para o envio',
    );
  });
});
