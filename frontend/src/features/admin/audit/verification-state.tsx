import type { AuditStateAnswer } from '../../../shared/api/generated';
import { formatMoment, timeAgo } from '../../../shared/ui/dates';
import { counted } from '../../../shared/ui/numbers';

export function State({ state: { unsealed, lastBlock, lastVerification: last } }: { state: AuditStateAnswer }) {
  return (
    <>
      <p>
        {lastBlock === null ? 'Nenhum bloco ainda.' : `${counted(lastBlock, 'bloco')}.`}{' '}
        {unsealed === 0 ? 'Nada espera por selo.' : `À espera de selo: ${counted(unsealed, 'registro')}.`}
      </p>
      <p>
        {last ? (
          <>
            Conferida <span title={formatMoment(last.at)}>{timeAgo(last.at).toLowerCase()}</span>
            {last.adminName && ` por ${last.adminName}`}:{' '}
            {last.problemCount === 0 ? 'nada diferia.' : `${counted(last.problemCount, 'diferença')}.`}
          </>
        ) : (
          'Ainda não foi conferida por ninguém.'
        )}
      </p>
    </>
  );
}
