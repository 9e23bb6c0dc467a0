import { BROADCAST_LENGTH, broadcastRule, SEGMENT_LABELS, SEGMENTS } from './broadcast.js';

describe('a broadcast', () => {
  it.each(['', '   ', '\n\t'])('is not empty: %j', (text) => {
    expect(broadcastRule(text)).toBe('Por favor, digite uma mensagem');
  });

  it('has 500 characters at most, spaces around it aside', () => {
    const longest = 'ã'.repeat(BROADCAST_LENGTH);
    expect(BROADCAST_LENGTH).toBe(500);
    expect(broadcastRule(` ${longest} `)).toBeNull();
    expect(broadcastRule(`${longest}!`)).toBe('A mensagem deve ter no máximo 500 caracteres');
  });

  it('names each group that it can be for', () => {
    expect(SEGMENTS.map((segment) => SEGMENT_LABELS[segment])).toEqual([
      'Todas as contas',
      'Assinaturas ativas',
      'Assinaturas que vencem em até 7 dias',
      'Contas do plano Bronze',
      'Contas do plano Prata',
      'Contas do plano Ouro',
    ]);
  });
});
