import { loginPasswordRule } from '@kernel/rules';
import { readApiError } from '../../../shared/api/api-error';
import { useAddWhatsappMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';

const NOT_ADDED = 'Erro ao adicionar WhatsApp';
const SIGNED_OUT = 'Você precisa estar logado';

interface Props {
  /** As it was typed. */
  readonly number: string;
  readonly onAdded: () => void;
  /** With why the number was refused; null: the person left. */
  readonly onClose: (refusal: string | null) => void;
}

/** Asks for the password, since the number will look up for the account. */
export function AddNumberDialog({ number, onAdded, onClose }: Props) {
  const { field, handleSubmit, setError, busy } = useServerForm({ defaultValues: { password: '' } });
  const [add] = useAddWhatsappMutation();

  const submit = handleSubmit(async ({ password }) => {
    const answer = await add({ whatsapp: number.replace(/\D/g, ''), password });
    if (answer.data) return onAdded();
    const { status, text, fields } = readApiError(answer.error, NOT_ADDED);
    const wrong = fields.find((one) => one.field === 'password');
    if (wrong) return setError('password', { message: wrong.message }, { shouldFocus: true });
    onClose(status === 401 ? SIGNED_OUT : status !== null && status >= 500 ? NOT_ADDED : text);
  });

  return (
    <FormDialog
      title="Confirme sua senha"
      submit="Adicionar número"
      busy={busy}
      onSubmit={submit}
      onClose={() => onClose(null)}
    >
      <p>Depois de verificado, {number} poderá consultar pela sua conta. Avisamos você por e-mail.</p>
      <PasswordField label="Sua senha" autoComplete="current-password" {...field('password', loginPasswordRule)} />
    </FormDialog>
  );
}
