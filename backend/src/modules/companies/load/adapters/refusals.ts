import { isUnreachable } from '../../../../platform/database/database-away.js';
import { DISK_FULL } from '../../../../platform/database/database-faults.js';
import { BrokenZip, DoubledFiles, MissingFiles, ShareDown } from '../../files/index.js';
import { LostDigests } from './judge-month.js';
import { CalledOff, LostTurn, OlderMonth } from './load-record.js';

/** As PostgreSQL tells it of its disk, and the system of ours. */
const FULL_DISK: ReadonlySet<unknown> = new Set([DISK_FULL, 'ENOSPC', 'EDQUOT']);

/** Why no load happened, in words for whoever asked. */
export class LoadRefused extends Error {}

/** Why a load failed, in words for administrators. */
export function faultText(error: unknown): string {
  return refusalOf(error) ?? `Falha inesperada: ${(error as Error).message}`;
}

/** Null for an accident, which nobody foresaw. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof MissingFiles) return `Faltam arquivos do mês: ${error.names.join(', ')}.`;
  if (error instanceof DoubledFiles) return `Há mais de um arquivo com o mesmo número: ${error.names.join(', ')}.`;
  if (error instanceof BrokenZip) return `Arquivo danificado: ${error.message}.`;
  if (error instanceof ShareDown) return `A pasta pública não pôde ser lida: ${error.message}.`;
  if (error instanceof OlderMonth) return `Já está em vigor um mês mais novo: ${error.message}.`;
  if (error instanceof LostDigests) return 'O que havia sido lido se perdeu do disco. Comece a carga de novo.';
  if (FULL_DISK.has(Object(error).code)) return 'O disco está cheio. Libere espaço e comece a carga de novo.';
  if (isUnreachable(error))
    return 'O banco de dados deixou de responder. Comece a carga de novo: ela continua de onde estava.';
  if (error instanceof LostTurn)
    return 'A conexão que guardava a vez desta carga caiu. Comece a carga de novo: ela continua de onde estava.';
  return error instanceof CalledOff ? 'A carga foi cancelada.' : null;
}
