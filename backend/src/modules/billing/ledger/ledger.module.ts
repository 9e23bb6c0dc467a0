import { Module } from '@nestjs/common';
import { AuditBooksController } from './audit-books.controller.js';
import { BooksAudit } from './books-audit.queries.js';
import { PgLedgerBook } from './ledger.queries.js';
import { LedgerBook } from './ledger-book.port.js';
import { ReadLedgerController } from './read-ledger.controller.js';
import { ReadLedger } from './read-ledger.js';

/** The payments' ledger by double entry, and whether the books agree with themselves. */
@Module({
  controllers: [ReadLedgerController, AuditBooksController],
  providers: [{ provide: LedgerBook, useClass: PgLedgerBook }, ReadLedger, BooksAudit],
})
export class LedgerModule {}
