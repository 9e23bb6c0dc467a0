import { AppError } from '../../../kernel/errors.js';

/** Nobody is removed who was not shown. */
export const listChanged = (toRemove: number): AppError =>
  new AppError(
    'conflict',
    'CLEANUP_CHANGED',
    `A lista mudou desde que foi mostrada: agora são ${toRemove} conta(s). Confira a lista e confirme de novo.`,
    { details: { toRemove } },
  );

export const noSuchRun = (): AppError => new AppError('not-found', 'CLEANUP_RUN_NOT_FOUND', 'Esta limpeza não existe.');

export const notRemoved = (): AppError =>
  new AppError('conflict', 'ACCOUNT_NOT_REMOVED', 'Esta conta não está removida, ou já foi apagada.');

export const restoreStands = (): AppError =>
  new AppError('conflict', 'RESTORE_STANDS', 'A restauração não pode mais ser desfeita.');
