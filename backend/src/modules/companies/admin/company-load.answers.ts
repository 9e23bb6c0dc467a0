import { COMPANY_LOAD_STATES } from '../../../kernel/company-load.js';
import { AnswerOf, PageOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';

export class CompanyLoadItem extends AnswerOf({
  id: t.uuid(),
  month: t.string({ example: '2026-10' }),
  state: t.enum(COMPANY_LOAD_STATES, { enumName: 'CompanyLoadState' }),
  interrupted: t.boolean('Em andamento, mas há mais de um minuto nenhum processo trabalha nela.'),
  step: t.string('leitura, conferencia, gravacao ou troca.', { nullable: true }),
  source: t.string({ example: 'pasta pública' }),
  askedBy: t.string('Quem pediu; nulo: automática.', { nullable: true }),
  decidedBy: t.string('Quem aprovou, recusou ou cancelou.', { nullable: true }),
  startedAt: t.dateTime(),
  finishedAt: t.dateTime({ nullable: true }),
  percent: t.integer('Quanto está feito, de 0 a 100: dos arquivos a baixar, depois da carga.'),
  rows: t.integer(),
  rowsPerSecond: t.integer(),
  secondsLeft: t.integer('Quanto ainda falta, em segundos; nulo enquanto não se sabe.', { nullable: true }),
  counts: t.counts('companies, establishments, partners, taxes e rejected, depois da conferência.'),
  mended: t.counts('Registros corrigidos, por motivo.'),
  rejected: t.counts('Linhas deixadas de lado, por motivo.'),
  reason: t.string('Por que aguarda ou falhou.', { nullable: true }),
}) {}

export class CompanyLoadsAnswer extends PageOf(CompanyLoadItem, 'A mais nova primeiro.') {}

export class WaitingCompanyLoads extends AnswerOf(SuccessAnswer, {
  waiting: t.integer('Meses que aguardam decisão, falharam ou foram interrompidos, sem um mais novo em vigor.', {
    example: 1,
  }),
}) {}

export class CompanyLoadBegun extends AnswerOf(SuccessAnswer, { id: t.uuid() }) {}
