import { DAY_MS } from '../../../kernel/durations.js';
import type { Email } from '../../../platform/mail/email.js';

/** Takes an answer to whoever wrote, with what was written, so that it is understood weeks later. */
export function answerEmail(to: string, message: string, answer: string, at: Date): Email {
  return {
    to,
    subject: 'Resposta à sua mensagem',
    greeting: 'Olá.',
    paragraphs: [...answer.split(/\n{2,}/), `Você nos escreveu: “${message}”`],
    closing: 'Para continuar a conversa, escreva de novo pela página de sugestões.',
    expiresAt: new Date(at.getTime() + 7 * DAY_MS),
  };
}
