import { ApiProperty } from '@nestjs/swagger';
import { API_SCOPES, type ApiScope, KEY_MODES, type KeyMode } from '../../../kernel/api-keys.js';
import { PURPOSE_IDS, type Purpose } from '../../../kernel/purposes.js';
import { DoneAnswer } from '../model/index.js';
import { type ApiKey, type KeyState, stateOf } from './api-key.js';

const WHEN = { type: String, format: 'date-time', nullable: true } as const;
const STATES = ['active', 'expired', 'revoked'] as const;
const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

export class ApiKeyItem {
  @ApiProperty({ format: 'uuid', example: ID })
  id!: string;

  @ApiProperty({ example: 'Loja virtual' })
  name!: string;

  @ApiProperty({ description: 'O começo da chave, que a identifica.', example: 'nit_live_4fTq81Za' })
  prefix!: string;

  @ApiProperty({ enum: KEY_MODES, enumName: 'KeyMode', example: 'live' })
  mode!: KeyMode;

  @ApiProperty({ enum: API_SCOPES, enumName: 'ApiScope', isArray: true, example: ['lookup:cnpj'] })
  scopes!: ApiScope[];

  @ApiProperty({ type: [String], example: ['203.0.113.0/24'] })
  networks!: string[];

  @ApiProperty({ enum: PURPOSE_IDS, enumName: 'Purpose', nullable: true, example: 'protecao_credito' })
  purpose!: Purpose | null;

  @ApiProperty({ enum: STATES, enumName: 'ApiKeyState', example: 'active' })
  state!: KeyState;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T12:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({ ...WHEN, example: null })
  expiresAt!: string | null;

  @ApiProperty({ ...WHEN, description: 'A hora em que foi usada por último.', example: '2026-11-21T12:00:00.000Z' })
  lastUsedAt!: string | null;

  @ApiProperty({ ...WHEN, example: null })
  revokedAt!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'A chave que a substitui.', example: null })
  replacedBy!: string | null;
}

export class ApiKeysAnswer extends DoneAnswer {
  @ApiProperty({ type: [ApiKeyItem], description: 'As mais novas primeiro; as encerradas ficam por seis meses.' })
  data!: ApiKeyItem[];
}

export class MadeApiKeyAnswer extends DoneAnswer {
  @ApiProperty({ format: 'uuid', example: ID })
  id!: string;

  @ApiProperty({ description: 'A chave inteira. Só esta resposta a mostra.', example: 'nit_live_4fTq81Za_…' })
  key!: string;

  @ApiProperty({ example: 'nit_live_4fTq81Za' })
  prefix!: string;
}

export function listAnswer(keys: readonly ApiKey[], now: Date): ApiKeysAnswer {
  return { success: true, data: keys.map((key) => itemOf(key, now)) };
}

function itemOf(key: ApiKey, now: Date): ApiKeyItem {
  return {
    ...key,
    scopes: [...key.scopes],
    networks: [...key.networks],
    state: stateOf(key, now),
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  };
}
