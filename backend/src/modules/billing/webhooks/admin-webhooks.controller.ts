import { Get, Post, Query } from '@nestjs/common';
import { IntersectionType, OmitType } from '@nestjs/swagger';
import { MaxLength } from 'class-validator';
import { NOTIFICATION_STATE_LABELS, notificationOutcomeLabel } from '../../../kernel/billing-states.js';
import { AccountId } from '../../../platform/http/access.js';
import { pageAnswer } from '../../../platform/http/answer.fields.js';
import { CsvExport, type ExportSheet } from '../../../platform/http/csv-export.js';
import { OptionalField, OptionalOneOf, SizedPageQuery, TimeSortField } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { isUuid } from '../../../platform/ids.js';
import { BACEN, MERCADO_PAGO } from '../gateways/index.js';
import {
  OpenedWebhookAnswer,
  ReplayAnswer,
  WEBHOOK_STATES,
  type WebhookItem,
  type WebhookState,
  WebhooksAnswer,
} from './webhook.answer.js';
import { noSuchWebhook, WebhookInbox } from './webhook-inbox.store.js';
import { WebhooksJob } from './webhooks.job.js';
import { WebhookQueries } from './webhooks.queries.js';

const GATEWAY_NAMES = [MERCADO_PAGO, BACEN];

class WebhooksQuery extends IntersectionType(SizedPageQuery, TimeSortField) {
  @OptionalOneOf(WEBHOOK_STATES, 'Situação inválida: use waiting, processed ou given-up.')
  state?: WebhookState;

  @OptionalOneOf(GATEWAY_NAMES, `Meio de pagamento inválido: use ${GATEWAY_NAMES.join(' ou ')}.`)
  provider?: string;

  @OptionalField({ maxLength: 80, description: 'O número da cobrança, inteiro.' })
  @MaxLength(80, { message: 'Escreva no máximo 80 caracteres.' })
  chargeId?: string;
}

class ExportWebhooksQuery extends OmitType(WebhooksQuery, ['cursor', 'limit']) {}

/** A charge's number opens nothing, and what came is left out. */
const SHEET: ExportSheet<WebhookItem> = {
  name: 'notificacoes',
  action: 'export-webhooks',
  target: 'webhooks:all',
  personalData: false,
  columns: {
    'Recebida em (UTC)': ({ receivedAt }) => receivedAt,
    'Meio de pagamento': ({ provider }) => provider,
    Cobrança: ({ chargeId }) => chargeId,
    Evento: ({ eventId }) => eventId,
    Situação: ({ state }) => NOTIFICATION_STATE_LABELS[state],
    Resultado: ({ outcome }) => outcome && notificationOutcomeLabel(outcome),
    Tentativas: ({ attempts }) => attempts,
    'Processada em (UTC)': ({ processedAt }) => processedAt,
  },
};

@AdminController('api/admin/webhooks')
export class AdminWebhooksController {
  constructor(
    private readonly webhooks: WebhookQueries,
    private readonly inbox: WebhookInbox,
    private readonly job: WebhooksJob,
  ) {}

  @Get()
  @Answers(WebhooksAnswer, 'As notificações recebidas dos meios de pagamento')
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async listWebhooks(@Query() query: WebhooksQuery): Promise<WebhooksAnswer> {
    return pageAnswer(await this.matching(query).page(query));
  }

  @Get('export')
  @CsvExport(SHEET, {
    summary: 'As notificações recebidas, para uma planilha',
    description: 'Com os filtros da lista e sem o que chegou.',
  })
  exportWebhooks(@Query() query: ExportWebhooksQuery): CsvExport<WebhookItem> {
    const { state, provider, chargeId, sort } = query;
    const filters = { state, provider, chargeId: Boolean(chargeId?.trim()) || null, sort };
    return { list: this.matching(query), filters };
  }

  @Get(':id')
  @Answers(OpenedWebhookAnswer, 'Uma notificação com o que chegou')
  @ApiErrors({ 404: '`WEBHOOK_NOT_FOUND`' })
  async openWebhook(@IdParam() id: string): Promise<OpenedWebhookAnswer> {
    const data = isUuid(id) ? await this.webhooks.open(id) : null;
    if (!data) throw noSuchWebhook();
    return { success: true, data };
  }

  @Post(':id/replay')
  @Answers(ReplayAnswer, 'Processa uma notificação outra vez', {
    status: 202,
    description: 'O meio de pagamento é consultado de novo; o que já foi feito não se repete.',
  })
  @ApiErrors({ 404: '`WEBHOOK_NOT_FOUND`' })
  async replayWebhook(@AccountId() accountId: string, @IdParam() id: string): Promise<ReplayAnswer> {
    if (!isUuid(id) || !(await this.inbox.replay(id, accountId))) throw noSuchWebhook();
    setImmediate(() => void this.job.soon());
    return { success: true, id };
  }

  private matching(query: ExportWebhooksQuery) {
    return this.webhooks.matching({ ...query, chargeId: query.chargeId?.trim() || undefined });
  }
}
