import { Injectable } from '@nestjs/common';
import { type EncryptedColumn, EncryptedColumns } from '../../../platform/crypto/encrypted-columns.js';
import { answerContext, wordsContext } from './suggestions.store.js';

/** What people wrote, and what they were answered. */
@Injectable()
export class SuggestionEncryptedColumns extends EncryptedColumns {
  readonly columns: readonly EncryptedColumn[] = [
    { table: 'suggestions', column: 'words', key: { id: 'uuid' }, context: ({ id = '' }) => wordsContext(id) },
    { table: 'suggestions', column: 'answer', key: { id: 'uuid' }, context: ({ id = '' }) => answerContext(id) },
  ];
}
