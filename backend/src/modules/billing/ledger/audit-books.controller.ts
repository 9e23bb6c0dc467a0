import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { BOOK_FAULTS, type BookFault, BooksAudit } from './books-audit.queries.js';

export class BookFaultItem implements BookFault {
  @ApiProperty({ enum: BOOK_FAULTS })
  fault!: BookFault['fault'];

  @ApiProperty({ format: 'uuid', description: 'O pagamento ou o código promocional.' })
  subject!: string;
}

export class BooksAuditAnswer extends SuccessAnswer {
  @ApiProperty({
    type: [BookFaultItem],
    description: 'No máximo 200. `dinheiro_retido` também aparece enquanto uma devolução está a caminho.',
  })
  data!: BookFaultItem[];
}

@ApiTags('Administração')
@Controller('api/admin/payments')
export class AuditBooksController {
  constructor(private readonly audit: BooksAudit) {}

  @Get('audit')
  @Access('admin')
  @ApiOperation({
    operationId: 'auditBooks',
    summary: 'Confere os livros: o dinheiro recebido são os planos dados, e nenhum código passa do máximo',
  })
  @ApiOkResponse({ type: BooksAuditAnswer })
  @ApiErrors()
  async faults(): Promise<BooksAuditAnswer> {
    return { success: true, data: await this.audit.faults() };
  }
}
