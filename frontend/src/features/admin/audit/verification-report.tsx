import { Button } from '@mantine/core';
import type { AuditProblemAnswer, AuditVerificationAnswer } from '../../../shared/api/generated';
import { counted, formatNumber } from '../../../shared/ui/numbers';
import classes from './verification-panel.module.css';

const MOST_SHOWN = 20;

const KINDS: Readonly<Record<AuditProblemAnswer['kind'], string>> = {
  altered: 'Registro alterado depois do selo',
  missing: 'Registro apagado depois do selo',
  inserted: 'Registro posto por fora',
  forged: 'Registro sem a marca da aplicação: forjado, ou alterado antes do selo',
  seal_broken: 'Bloco alterado, forjado ou trocado de lugar',
  seal_missing: 'Bloco que falta',
  head_lost: 'A cadeia não chega ao que foi anotado fora do banco',
  stamp_broken: 'Anotação externa cujo carimbo do tempo não confere',
};

export function Report({ report, onOpen }: { report: AuditVerificationAnswer; onOpen: (id: string) => void }) {
  const { intact, blocks, sealed, sealedAdminActions, sealedReports, unsealed, heads, problemCount, problems } = report;
  return (
    <>
      <p className={classes.verdict}>
        {intact
          ? 'Íntegra: nada foi alterado, apagado, inserido ou trocado de lugar.'
          : `Não confere: ${counted(problemCount, 'diferença')}.`}
      </p>
      <p>
        {counted(sealed, 'registro')}, {counted(sealedAdminActions, 'ação', 'ações')} de administradores e{' '}
        {counted(sealedReports, 'relatório')} em {counted(blocks, 'bloco')}, {formatNumber(unsealed)} à espera de selo,{' '}
        {heads === 0
          ? 'sem anotação externa para comparar'
          : counted(heads, 'anotação externa comparada', 'anotações externas comparadas')}
        .
      </p>
      {problems.length > 0 && (
        <ul className={`small spaced ${classes.problems}`}>
          {problems.slice(0, MOST_SHOWN).map(({ kind, records, block, id }) => (
            <li key={`${kind} ${block} ${id}`}>
              {KINDS[kind]}
              {records === 'admin-actions' && ' (ação de administrador)'}
              {records === 'reports' && ' (relatório)'}
              {block !== null && `, bloco ${block}`}
              {id && canBeOpened(kind, records) && (
                <Button variant="subtle" size="compact-sm" onClick={() => onOpen(id)}>
                  Abrir
                </Button>
              )}
              {id && !canBeOpened(kind, records) && <code> {id}</code>}
            </li>
          ))}
          {problemCount > MOST_SHOWN && <li>e mais {formatNumber(problemCount - MOST_SHOWN)}</li>}
        </ul>
      )}
    </>
  );
}

function canBeOpened(kind: AuditProblemAnswer['kind'], records: AuditProblemAnswer['records']): boolean {
  return kind !== 'missing' && records === 'lookups';
}
