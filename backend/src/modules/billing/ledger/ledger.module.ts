import { Module } from '@nestjs/common';
import { AuditBooksController } from './audit-books.controller.js';
import { BooksAudit } from './books-audit.queries.js';
import { LedgerQueries } from './ledger.queries.js';
import { ReadLedgerController } from './read-ledger.controller.js';

/** The payments' ledger by double entry, and whether the books agree with themselves. */
@Module({
  controllers: [ReadLedgerController, AuditBooksController],
  providers: [LedgerQueries, BooksAudit],
})
export class LedgerModule {}
