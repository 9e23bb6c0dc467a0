import { isPurpose, PURPOSES, type Purpose } from '@kernel/purposes';
import { readApiError } from '../../../shared/api/api-error';
import { Card } from '../../../shared/ui/card';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { useUpdatePreferencesMutation } from '../lookups.api';
import classes from './profile-tab.module.css';

const OPTIONS = choicesOf(PURPOSES, 'Perguntar a cada sessão');

/** The purpose that personal lookups start with. */
export function PurposeCard({ accountDefault }: { accountDefault: Purpose | null }) {
  const [save, { originalArgs, isLoading, isSuccess, error }] = useUpdatePreferencesMutation();
  const chosen = isLoading || isSuccess ? originalArgs?.finalidadePadrao : accountDefault;
  return (
    <Card title="Consultas">
      <Choice
        label="Finalidade padrão das consultas"
        description="Toda consulta de dados pessoais leva uma finalidade. Com um padrão, ela já vem escolhida."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={OPTIONS}
        value={chosen ?? ''}
        disabled={isLoading}
        error={error && readApiError(error, 'Não foi possível salvar a finalidade.').text}
        onChange={({ currentTarget: { value } }) => save({ finalidadePadrao: isPurpose(value) ? value : null })}
      />
      <p role="status" className={classes.saved}>
        {isSuccess && !isLoading && 'Finalidade padrão salva.'}
      </p>
    </Card>
  );
}
