import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { ApiErrors, PublicController } from '../../../../platform/http/route.decorators.js';
import { LookupStates } from '../application/lookup-states.js';
import type { ServiceState } from '../domain/health.js';

const LOOKUP_STATES = ['ativo', 'manutencao', 'instavel', 'fora_do_ar'] as const;
type LookupState = (typeof LOOKUP_STATES)[number];

/** What the operator has off and what is under maintenance is one thing to who wants to ask. */
const STATE_OF: Readonly<Record<ServiceState, LookupState>> = {
  operacional: 'ativo',
  instavel: 'instavel',
  fora_do_ar: 'fora_do_ar',
  manutencao: 'manutencao',
  desligada: 'manutencao',
};

class LookupTypeState extends AnswerOf({
  type: t.enum(LOOKUP_TYPES, { enumName: 'LookupType', example: 'cpf' }),
  state: t.enum(
    LOOKUP_STATES,
    'Em manutenção a consulta é recusada; instável ou fora do ar, ela pode falhar neste momento.',
    { enumName: 'LookupState', example: 'ativo' },
  ),
  text: t.string('O aviso de uma consulta em manutenção.', { nullable: true, example: null }),
}) {}

@PublicController('Público', 'api/lookup-types')
export class ListLookupTypesController {
  constructor(private readonly states: LookupStates) {}

  @Get()
  @ApiOperation({ summary: 'Os tipos de consulta e o estado de cada um' })
  @ApiOkResponse({ type: LookupTypeState, isArray: true })
  @ApiErrors()
  async listLookupTypes(): Promise<LookupTypeState[]> {
    return Promise.all(
      LOOKUP_TYPES.map(async (type) => {
        const { state, text } = await this.states.of(type);
        return { type, state: STATE_OF[state], text };
      }),
    );
  }
}
