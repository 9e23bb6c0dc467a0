import { momentText } from '../../../../kernel/day-text.js';
import { VERIFY_COMMAND } from '../../../../kernel/whatsapp.js';

/** The product's pages that replies point at. */
export class Pages {
  constructor(private readonly home: string) {}

  readonly lookups = () => `${this.home}/consultas`;
  readonly plans = () => `${this.home}/assinatura`;
  readonly profile = () => `${this.home}/consultas?aba=perfil`;
  readonly history = () => `${this.home}/consultas?aba=historico`;
}

export interface PlanState {
  /** Null for an account that never had one. */
  readonly name: string | null;
  readonly daysLeft: number;
  readonly lookupsLeft: number;
}

export interface FoundInChat {
  readonly lines: readonly string[];
  readonly source: string;
  readonly at: Date;
  readonly protocol: string;
  readonly simulated: boolean;
}

const COMMANDS = [
  '!cnpj 11.222.333/0001-81 consulta uma empresa',
  '!cep 01001-000 consulta um endereço',
  '!plano mostra seu plano e o que resta hoje',
  '!sair desvincula este número',
  '!ajuda mostra esta lista',
];

const lines = (...text: readonly string[]): string => text.join('\n');

export const invitation = (pages: Pages): string =>
  lines(
    'Este é o bot do Nítido, para assinantes.',
    '',
    `1. Entre em ${pages.lookups()} e adicione este número em Meu WhatsApp.`,
    `2. Envie ${VERIFY_COMMAND} aqui.`,
  );

export const verified = (maskedEmail: string): string =>
  lines(
    `Número verificado na conta ${maskedEmail}.`,
    'Não reconhece esta conta? Envie !sair sim.',
    '',
    'O que você pode enviar:',
    ...COMMANDS,
  );

export const ALREADY_VERIFIED = 'Este número já está verificado. Envie !ajuda para ver os comandos.';

export const codeNeeded = (pages: Pages): string =>
  lines(
    'Mais de uma conta espera por este número.',
    `Envie ${VERIFY_COMMAND} e o código que aparece em Meu WhatsApp, em ${pages.lookups()}.`,
  );

export const confirmAgain = (pages: Pages): string =>
  lines(
    'As sessões da sua conta foram encerradas, e este número precisa ser confirmado de novo.',
    `Envie ${VERIFY_COMMAND} e o código que aparece em Meu WhatsApp, em ${pages.lookups()}.`,
  );

export const WRONG_CODE = 'Este não é o código que aparece em Meu WhatsApp. Confira e envie de novo.';

export const help = (): string => lines('O que você pode enviar:', ...COMMANDS);

export const UNKNOWN = 'Não entendi. Envie !ajuda para ver os comandos.';

export const NOT_TEXT = 'Por enquanto leio apenas texto. Envie !ajuda para ver os comandos.';

export const personalData = (pages: Pages): string =>
  lines(
    'Dados de pessoas não são enviados pelo WhatsApp: a conversa passa por outra empresa e fica guardada no dispositivo.',
    `Faça esta consulta em ${pages.lookups()}`,
  );

export const CONFIRM_LEAVING = 'Para desvincular este número da sua conta, responda !sair sim.';

export const LEFT = 'Número desvinculado. O bot não responde mais a consultas deste número.';

export const accountClosed = (pages: Pages): string =>
  lines('Sua conta não pode ser usada agora.', `Entre em ${pages.lookups()} para saber mais.`);

export function planText({ name, daysLeft, lookupsLeft }: PlanState, pages: Pages): string {
  if (name === null) return lines('Você ainda não tem um plano.', `Escolha um em ${pages.plans()}`);
  if (daysLeft === 0) return lines(`Seu plano ${name} terminou.`, `Renove em ${pages.plans()}`);
  return lines(`Plano ${name}`, `Resta${daysLeft === 1 ? ' 1 dia' : `m ${daysLeft} dias`}`, leftToday(lookupsLeft));
}

export function foundText({ lines: found, source, at, protocol, simulated }: FoundInChat): string {
  return lines(
    ...(simulated ? ['DADOS SIMULADOS'] : []),
    ...found,
    '',
    `Fonte: ${source}, ${momentText(at)}`,
    `Protocolo: ${protocol}`,
  );
}

export const interrupted = (pages: Pages): string =>
  lines('Sua consulta foi feita, mas a resposta se perdeu no caminho.', `Ela está no histórico: ${pages.history()}`);

const HINTS: Readonly<Record<string, (pages: Pages) => string>> = {
  SUBSCRIPTION_REQUIRED: (pages) => `Renove em ${pages.plans()}`,
  QUOTA_EXCEEDED: () => 'O limite volta à meia-noite de Brasília.',
  TERMS_NOT_ACCEPTED: (pages) => `Aceite em ${pages.lookups()}`,
  PURPOSE_REQUIRED: (pages) => `Defina sua finalidade padrão em ${pages.profile()}`,
};

/** Why a lookup was not answered, in the product's own words, and what to do or to know about it. */
export function refusal(code: string, text: string, pages: Pages, reason: string | null = null): string {
  const hint = reason === null ? HINTS[code]?.(pages) : `${reason}.`;
  return hint ? lines(text, hint) : text;
}

function leftToday(count: number): string {
  return count === 1 ? '1 consulta disponível hoje' : `${count} consultas disponíveis hoje`;
}
