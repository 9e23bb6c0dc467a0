import { Get } from '@nestjs/common';
import { LOOKUP_TYPES } from '../../../../kernel/lookup-catalogue.js';
import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, KeyController } from '../../../../platform/http/route.decorators.js';
import { LookupStates, SERVICE_STATES } from '../../sources/index.js';

class TypeStatus extends AnswerOf({
  tipo: t.enum(LOOKUP_TYPES, { enumName: 'LookupType', example: 'cpf' }),
  estado: t.enum(SERVICE_STATES, { enumName: 'ServiceState', example: 'operacional' }),
  desde: t.dateTime('Desde quando.', { nullable: true, example: null }),
}) {}

class StatusData extends AnswerOf({ consultas: t.list(TypeStatus) }) {}

export class V1StatusAnswer extends AnswerOf({ data: t.one(StatusData) }) {}

@KeyController('Serviço', 'v1/status')
export class V1StatusController {
  constructor(private readonly states: LookupStates) {}

  @Get()
  @Answers(V1StatusAnswer, 'Como está cada tipo de consulta agora', {
    description: 'Qualquer chave pode perguntar; serve também para conferir se uma chave vale.',
    told: 'O estado de cada tipo.',
  })
  @ApiErrors()
  async v1GetStatus(): Promise<V1StatusAnswer> {
    const consultas = await Promise.all(
      LOOKUP_TYPES.map(async (tipo) => {
        const { state, since } = await this.states.of(tipo);
        return { tipo, estado: state, desde: since };
      }),
    );
    return { data: { consultas } };
  }
}
