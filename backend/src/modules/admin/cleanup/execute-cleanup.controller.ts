import { Body, Post } from '@nestjs/common';
import { ApiBody, ApiProperty } from '@nestjs/swagger';
import { IsInt, Matches, Min } from 'class-validator';
import { CLEANUP_RULES, type CleanupRule, cleanupDone } from '../../../kernel/cleanup.js';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { instantRule } from '../../../platform/http/period.js';
import { OptionalOneOf, Satisfies } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, RefusesByMessage } from '../../../platform/http/route.decorators.js';
import { ValidationPipe } from '../../../platform/http/validation.pipe.js';
import { RunCleanup } from './run-cleanup.js';

const TOGETHER = 'Envie confirmed, asOf e list da prévia, os três juntos, ou nenhum corpo.';
const NUMBER = { message: `Confirme quantas contas serão removidas. ${TOGETHER}` };

class ExecuteCleanupBody {
  @OptionalOneOf(CLEANUP_RULES, 'Regra inválida.', { enumName: 'CleanupRule', default: 'plano_vencido' })
  rule?: CleanupRule;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Quantas contas foram mostradas e confirmadas.' })
  @IsInt(NUMBER)
  @Min(0, NUMBER)
  confirmed!: number;

  @ApiProperty({ format: 'date-time', description: 'O asOf da prévia.' })
  @Satisfies(instantRule(`Informe o momento da lista mostrada. ${TOGETHER}`))
  asOf!: string;

  @ApiProperty({ description: 'A marca da lista mostrada.' })
  @Matches(/^[0-9a-f]{64}$/, { message: `Informe a marca da lista mostrada. ${TOGETHER}` })
  list!: string;
}

export class ExecuteCleanupAnswer extends AnswerOf(SuccessAnswer, {
  removedCount: t.integer(),
  message: t.string({ example: 'Limpeza executada com sucesso! 5 conta(s) removida(s).' }),
}) {}

@AdminController('api/admin/cleanup')
export class ExecuteCleanupController {
  constructor(private readonly runCleanup: RunCleanup) {}

  @Post('execute')
  @StepUp()
  @RefusesByMessage()
  @Answers(ExecuteCleanupAnswer, 'Remove as contas cujo prazo passou, sem volta', {
    description:
      'Sem corpo, remove as contas cujo plano terminou há mais que a carência. Com confirmed, asOf e list, só remove quem a prévia mostrou: se a lista mudou, responde 409 com o número novo e não remove ninguém; repetir o mesmo pedido não remove de novo. Quem pagou nesse meio-tempo fica.',
  })
  @ApiBody({ type: ExecuteCleanupBody, required: false })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    409: '`CLEANUP_CHANGED`, com `details.toRemove`; `CLEANUP_RULE_OFF`: esta regra está desligada',
  })
  async executeCleanup(@AccountId() accountId: string, @Body() body: unknown): Promise<ExecuteCleanupAnswer> {
    const { rule = 'plano_vencido', shown } = asked(body);
    const removedCount = await this.runCleanup.execute(accountId, rule, shown);
    return { success: true, removedCount, message: cleanupDone(removedCount) };
  }
}

/** Whoever sends no body, or an empty one, means whoever is due. */
function asked(body: unknown) {
  if (body === undefined || body === null || JSON.stringify(body) === '{}') return { shown: null };
  const parsed = new ValidationPipe().transform(body, { type: 'body', metatype: ExecuteCleanupBody });
  const { rule, confirmed, asOf, list } = parsed as ExecuteCleanupBody;
  return { rule, shown: { asOf: new Date(asOf), count: confirmed, mark: list } };
}
