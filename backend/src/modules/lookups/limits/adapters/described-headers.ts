import type { ApiResponseOptions } from '@nestjs/swagger';
import { countHeader, textHeader } from '../../../../platform/http/answer-headers.js';

type Headers = NonNullable<ApiResponseOptions['headers']>;

/** For the API's description: what every lookup's answer says of the daily quota. */
export const QUOTA_HEADERS: Headers = {
  'RateLimit-Policy': textHeader(
    'As consultas por dia do plano (rascunho da IETF); depois `lenta`, enquanto a conta é mais lenta.',
    '"diario";q=300;w=86400',
  ),
  RateLimit: textHeader('Quantas restam e em quantos segundos o dia acaba.', '"diario";r=288;t=41212'),
  'X-RateLimit-Limit': countHeader('As consultas por dia do plano, para clientes antigos.', 300),
  'X-RateLimit-Remaining': countHeader('Quantas restam hoje.', 288),
  'X-RateLimit-Reset': countHeader('Em quantos segundos o dia acaba.', 41_212),
};

export const RETRY_AFTER: Headers = { 'Retry-After': countHeader('Segundos até a próxima tentativa.', 41_212) };
