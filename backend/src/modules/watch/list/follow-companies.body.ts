import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength } from 'class-validator';
import { invalidInput } from '../../../kernel/errors.js';
import { LONGEST_WATCH_LINE, MOST_WATCH_LINES } from '../../../kernel/watch-lines.js';
import { BodyExample, OptionalField } from '../../../platform/http/request.fields.js';
import type { FollowCompanies, Followed, Follower } from './follow-companies.js';

const ONE = { message: 'Informe um CNPJ.' };
const MANY = { message: `Informe de 1 a ${MOST_WATCH_LINES} linhas.` };
const LINE = { each: true, message: `Cada linha tem até ${LONGEST_WATCH_LINE} caracteres.` } as const;

const CNPJ = '11.222.333/0001-81';

/** One or the other. */
@BodyExample({ cnpj: CNPJ })
export class FollowCompaniesBody {
  @OptionalField({ example: CNPJ, description: 'Um CNPJ, com ou sem pontuação; letras também.' })
  @IsString(ONE)
  @MaxLength(LONGEST_WATCH_LINE, ONE)
  cnpj?: string;

  @OptionalField({
    type: [String],
    minItems: 1,
    maxItems: MOST_WATCH_LINES,
    example: ['11222333000181', '12.ABC.345/01DE-35'],
    description: 'Ou uma lista: cada linha tem o seu veredito, e nenhuma impede as outras.',
  })
  @IsArray(MANY)
  @ArrayMinSize(1, MANY)
  @ArrayMaxSize(MOST_WATCH_LINES, MANY)
  @IsString(LINE)
  @MaxLength(LONGEST_WATCH_LINE, LINE)
  cnpjs?: string[];
}

/** Keys for tests have no list. */
export const LIVE_ONLY = 'O acompanhamento é da conta: use uma chave de produção (nit_live_…).';
export const LIVE_ONLY_REFUSAL = `\`API_KEY_LIVE_ONLY\`: ${LIVE_ONLY}`;

/** How both APIs refuse. */
export const FOLLOW_REFUSALS = {
  400: '`INVALID_INPUT`: Informe cnpj ou cnpjs.',
  403: '`SUBSCRIPTION_REQUIRED` · `TERMS_NOT_ACCEPTED`',
  409: '`WATCH_LIMIT`: o plano não tem lugar para mais uma · `WATCH_DAY_LIMIT`: muitas trocas num dia; de uma lista são vereditos',
};

/** One company, or a list of lines. */
export function followBody(
  companies: FollowCompanies,
  { cnpj, cnpjs }: FollowCompaniesBody,
  { accountId, termsVersion }: Follower,
  keyId: string | null = null,
): Promise<Followed> {
  const follower = { accountId, termsVersion, keyId };
  if ((cnpj === undefined) === (cnpjs === undefined)) throw invalidInput('cnpj', 'Informe cnpj ou cnpjs.');
  return cnpjs ? companies.many(follower, cnpjs) : companies.one(follower, cnpj ?? '');
}
