import { Get } from '@nestjs/common';
import { AnswerOf, PageOf, pageAnswer, t } from '../../../platform/http/answer.fields.js';
import { AdminController, Answers } from '../../../platform/http/route.decorators.js';
import { BOOK_FAULTS, BooksAudit, MOST_TOLD } from './books-audit.queries.js';

class BookFaultItem extends AnswerOf({
  fault: t.enum(BOOK_FAULTS),
  subject: t.uuid('O pagamento ou o código promocional.'),
}) {}

export class BooksAuditAnswer extends PageOf(
  BookFaultItem,
  'No máximo 200. `dinheiro_retido` também aparece enquanto uma devolução está a caminho.',
) {}

@AdminController('api/admin/payments')
export class AuditBooksController {
  constructor(private readonly audit: BooksAudit) {}

  @Get('audit')
  @Answers(
    BooksAuditAnswer,
    'Confere os livros: o dinheiro recebido são os planos concedidos, e nenhum código passa do máximo',
  )
  async auditBooks(): Promise<BooksAuditAnswer> {
    const items = await this.audit.faults();
    return pageAnswer({ items, next: null, total: items.length, capped: items.length === MOST_TOLD });
  }
}
