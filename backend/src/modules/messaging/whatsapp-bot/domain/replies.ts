import { momentText } from '../../../../kernel/day-text.js';
import type { AppError } from '../../../../kernel/errors.js';
import { VERIFY_COMMAND } from '../../../../kernel/whatsapp.js';

/** The product's pages that replies point at. */
export class Pages {
  constructor(private readonly home: string) {}

  readonly lookups = () => `${this.home}/consultas`;
  readonly plans = () => `${this.home}/assinatura`;
  readonly profile = () => `${this.home}/consultas?aba=perfil`;
  readonly history = () => `${this.home}/consultas?aba=historico`;
}

/** How an account's lookups are limited beyond its plan; `until` null: until the staff lets them go on. */
export interface Standing {
  readonly measure: 'slowed' | 'stopped' | null;
  readonly until: Date | null;
  readonly protocol: string | null;
}

export interface PlanState {
  /** Null for an account that never had one. */
  readonly name: string | null;
  readonly daysLeft: number;
  readonly lookupsLeft: number;
  readonly standing: Standing;
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

export const STOPPED = lines(
  'Você não receberá mais avisos de empresas acompanhadas pelo WhatsApp.',
  'Para desvincular este número da sua conta, envie !sair sim.',
);

export const LEFT = 'Número desvinculado. O bot não responde mais a consultas deste número.';

export const accountClosed = (pages: Pages): string =>
  lines('Sua conta não pode ser usada agora.', `Entre em ${pages.lookups()} para saber mais.`);

export function planText({ name, daysLeft, lookupsLeft, standing }: PlanState, pages: Pages): string {
  if (name === null) return lines('Você ainda não tem um plano.', `Escolha um em ${pages.plans()}`);
  if (daysLeft === 0) return lines(`Seu plano ${name} terminou.`, `Renove em ${pages.plans()}`);
  return lines(
    `Plano ${name}`,
    `Resta${daysLeft === 1 ? ' 1 dia' : `m ${daysLeft} dias`}`,
    ...(standing.measure === 'stopped' ? [] : [leftToday(lookupsLeft)]),
    ...standingLines(standing),
  );
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

type Details = Readonly<Record<string, unknown>>;

const HINTS: Readonly<Record<string, (pages: Pages, details: Details) => string | null>> = {
  SUBSCRIPTION_REQUIRED: (pages) => `Renove em ${pages.plans()}`,
  QUOTA_EXCEEDED: (_, { usadas, limite }) =>
    Number(usadas) < Number(limite)
      ? 'As últimas consultas do dia estão em andamento. Tente de novo em alguns segundos.'
      : 'O limite volta à meia-noite de Brasília.',
  RATE_LIMITED: (_, details) => whyPaused(details),
  TERMS_NOT_ACCEPTED: (pages) => `Aceite em ${pages.lookups()}`,
  PURPOSE_REQUIRED: (pages) => `Defina sua finalidade padrão em ${pages.profile()}`,
  SOURCES_DIVERGE: () => 'Por isso nenhuma resposta é mostrada. Tente de novo mais tarde.',
  NOT_FOUND: (_, { motivo }) => (motivo ? `${motivo}.` : null),
};

/** Why a lookup was not answered, in the product's own words, and what to do or to know about it. */
export function refusal({ code, text, details }: Pick<AppError, 'code' | 'text' | 'details'>, pages: Pages): string {
  const hint = HINTS[code]?.(pages, Object(details));
  return hint ? lines(text, hint) : text;
}

/** Null for what lasts a moment only. */
function whyPaused({ explicacao, ate, protocolo }: Details): string | null {
  if (!explicacao) return null;
  return lines(
    String(explicacao),
    ...(ate ? [`As consultas voltam em ${momentText(new Date(String(ate)))}.`] : []),
    ...(protocolo ? [`Protocolo: ${protocolo}`] : []),
  );
}

function standingLines({ measure, until, protocol }: Standing): readonly string[] {
  if (measure === null) return [];
  const end = until ? momentText(until) : 'a liberação pela equipe';
  return [
    `Consultas ${measure === 'stopped' ? 'em pausa' : 'mais lentas'} até ${end}.`,
    ...(protocol ? [`Protocolo: ${protocol}`] : []),
  ];
}

function leftToday(count: number): string {
  return count === 1 ? '1 consulta disponível hoje' : `${count} consultas disponíveis hoje`;
}
