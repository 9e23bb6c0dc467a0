import { dayInBrazil } from '../../../kernel/brazilian-day.js';
import { dayText } from '../../../kernel/day-text.js';
import { DAY_MS } from '../../../kernel/durations.js';
import type { Email } from '../../../platform/mail/email.js';
import type { Suggestion } from './suggestion.js';

/**
 * Takes an answer to whoever wrote. Only to a proven address is it quoted what was written: to any other it would carry
 * a stranger's words to somebody who never wrote.
 */
export function answerEmail(
  to: string,
  { message, createdAt, proven }: Pick<Suggestion, 'message' | 'createdAt'> & { readonly proven: boolean },
  answer: string,
  at: Date,
): Email {
  const day = dayText(dayInBrazil(createdAt));
  const about = proven ? `Você nos escreveu: “${message}”` : `Esta é a resposta à sua mensagem de ${day}.`;
  return {
    to,
    subject: 'Resposta à sua mensagem',
    greeting: 'Olá.',
    paragraphs: [...answer.split(/\n{2,}/), about],
    closing: 'Para continuar a conversa, escreva de novo pela página de sugestões.',
    expiresAt: new Date(at.getTime() + 7 * DAY_MS),
  };
}
