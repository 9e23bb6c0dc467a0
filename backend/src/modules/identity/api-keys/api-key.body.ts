import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn } from 'class-validator';
import { API_SCOPES, type ApiScope, KEY_MODES, type KeyMode, MOST_NETWORKS } from '../../../kernel/api-keys.js';
import { PURPOSE_IDS, type Purpose } from '../../../kernel/purposes.js';
import { visibleTextRule } from '../../../kernel/rules.js';
import { parseNetwork } from '../../../platform/http/address-networks.js';
import { instantOf, instantRule } from '../../../platform/http/period.js';
import {
  OneOf,
  OptionalField,
  OptionalOneOf,
  Satisfies,
  SatisfiesEach,
} from '../../../platform/http/request.fields.js';
import type { KeyTerms } from './api-key.js';

const MOST_CHARACTERS = 60;
const DATE = 'Use em expiresAt uma data com hora, como 2027-01-31T23:59:59Z.';
const SCOPES = { message: 'Escolha de uma a todas as permissões da lista.' };

export class MakeApiKeyRequest {
  @ApiProperty({ maxLength: MOST_CHARACTERS, description: 'Para você a reconhecer.', example: 'Loja virtual' })
  @Satisfies(nameRule)
  name!: string;

  @ApiProperty({ enum: API_SCOPES, enumName: 'ApiScope', isArray: true, example: ['lookup:cnpj', 'history:read'] })
  @IsArray(SCOPES)
  @ArrayMinSize(1, SCOPES)
  @ArrayMaxSize(API_SCOPES.length, SCOPES)
  @IsIn(API_SCOPES, { each: true, ...SCOPES })
  scopes!: ApiScope[];

  @OneOf(KEY_MODES, 'Use live ou test em mode.', {
    enumName: 'KeyMode',
    description: '`test`: pessoas fictícias, sem descontar do plano.',
    example: 'live',
  })
  mode!: KeyMode;

  @OptionalField({
    format: 'date-time',
    description: 'Deixa de valer então.',
    example: '2027-11-21T12:00:00.000Z',
  })
  @Satisfies(instantRule(DATE))
  expiresAt?: string;

  @OptionalField({
    type: [String],
    maxItems: MOST_NETWORKS,
    description: 'Endereços ou redes (CIDR, IPv4 e IPv6) de onde ela vale; sem nenhuma, de qualquer lugar.',
    example: ['203.0.113.0/24', '2001:db8::/32'],
  })
  @IsArray({ message: 'Envie em networks uma lista de redes.' })
  @ArrayMaxSize(MOST_NETWORKS, { message: `São no máximo ${MOST_NETWORKS} redes.` })
  @SatisfiesEach(networkRule)
  networks?: string[];

  @OptionalOneOf(PURPOSE_IDS, 'Finalidade inválida. Escolha uma das finalidades da lista.', {
    enumName: 'Purpose',
    description: 'Vale onde a consulta não diz a sua; sem ela vale a padrão da conta.',
    example: 'protecao_credito',
  })
  purpose?: Purpose;
}

export function termsIn({ name, scopes, mode, expiresAt, networks, purpose }: MakeApiKeyRequest): KeyTerms {
  return {
    name,
    scopes,
    mode,
    expiresAt: expiresAt === undefined ? null : instantOf(expiresAt),
    networks: (networks ?? []).flatMap((network) => parseNetwork(network) ?? []),
    purpose: purpose ?? null,
  };
}

function nameRule(text: string): string | null {
  const invisible = visibleTextRule(text);
  if (invisible) return invisible;
  if (!text.trim()) return 'Dê um nome à chave';
  return text.trim().length > MOST_CHARACTERS ? `O nome deve ter no máximo ${MOST_CHARACTERS} caracteres` : null;
}

function networkRule(text: string): string | null {
  return parseNetwork(text) ? null : 'Rede inválida. Use um endereço ou uma rede, como 203.0.113.0/24.';
}
