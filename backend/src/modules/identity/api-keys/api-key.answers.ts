import { API_SCOPES, KEY_MODES } from '../../../kernel/api-keys.js';
import { PURPOSE_IDS } from '../../../kernel/purposes.js';
import { AnswerOf, PageOf, t, wholeAnswer } from '../../../platform/http/answer.fields.js';
import { DoneAnswer } from '../model/index.js';
import { type ApiKey, stateOf } from './api-key.js';

const STATES = ['active', 'expired', 'revoked'] as const;
const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

class ApiKeyItem extends AnswerOf({
  id: t.uuid({ example: ID }),
  name: t.string({ example: 'Loja virtual' }),
  prefix: t.string('O começo da chave, que a identifica.', { example: 'nit_live_4fTq81Za' }),
  mode: t.enum(KEY_MODES, { enumName: 'KeyMode', example: 'live' }),
  scopes: t.enums(API_SCOPES, { enumName: 'ApiScope', example: ['lookup:cnpj'] }),
  networks: t.strings({ example: ['203.0.113.0/24'] }),
  purpose: t.enum(PURPOSE_IDS, { enumName: 'Purpose', nullable: true, example: 'protecao_credito' }),
  state: t.enum(STATES, { enumName: 'ApiKeyState', example: 'active' }),
  createdAt: t.dateTime({ example: '2026-11-21T12:00:00.000Z' }),
  expiresAt: t.dateTime({ nullable: true, example: null }),
  lastUsedAt: t.dateTime('A hora em que foi usada por último.', {
    nullable: true,
    example: '2026-11-21T12:00:00.000Z',
  }),
  revokedAt: t.dateTime({ nullable: true, example: null }),
  replacedBy: t.uuid('A chave que a substitui.', { nullable: true, example: null }),
}) {}

export class ApiKeysAnswer extends PageOf(ApiKeyItem, 'As mais novas primeiro; as encerradas ficam por seis meses.') {}

export class MadeApiKeyAnswer extends AnswerOf(DoneAnswer, {
  id: t.uuid({ example: ID }),
  key: t.string('A chave inteira. Só esta resposta a mostra.', { example: 'nit_live_4fTq81Za_…' }),
  prefix: t.string({ example: 'nit_live_4fTq81Za' }),
  expiresAt: t.dateTime('Deixa de valer então.', { nullable: true, example: '2027-11-21T12:00:00.000Z' }),
}) {}

export function listAnswer(keys: readonly ApiKey[], now: Date): ApiKeysAnswer {
  return wholeAnswer(keys.map((key) => ({ ...key, state: stateOf(key, now) })));
}
