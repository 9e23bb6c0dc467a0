import { Said } from '../../../shared/ui/said';
import '../../../shared/ui/switch.css';
import { Switch } from '@mantine/core';
import { generatedApi, useCheckWhatsappQuery, useGetEmailPreferencesQuery } from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { Card } from '../../../shared/ui/card';
import { Loaded } from '../../../shared/ui/loaded';
import { Problem } from '../../../shared/ui/problem';
import { useBotLink } from '../whatsapp/use-bot-link';
import { OWN_NUMBER } from '../whatsapp/whatsapp-slots';

const CHOICES = [
  {
    name: 'planEnd',
    label: 'Fim do plano',
    description: 'Lembretes 7, 3 e 1 dia antes do fim, e no próprio dia.',
  },
  {
    name: 'broadcasts',
    label: 'Cópia dos avisos da administração',
    description: 'Cada aviso que aparece aqui chega também ao seu e-mail.',
  },
  {
    name: 'companies',
    label: 'Empresas acompanhadas',
    description: 'Um resumo por mês, quando o cadastro de alguma mudar.',
  },
] as const;

/** Only where there is a bot. */
const BY_WHATSAPP = {
  name: 'companiesWhatsapp',
  label: 'Empresas acompanhadas, pelo WhatsApp',
  description: 'Uma mensagem por mês ao número verificado da sua conta.',
} as const;

/** Which e-mails this account wants beside those that it needs. */
export function EmailsCard() {
  const isSubscriber = useSession()?.userType === 'user';
  const preferences = useGetEmailPreferencesQuery(undefined, {
    skip: !isSubscriber,
    refetchOnMountOrArgChange: true,
  });
  const { there } = useBotLink(isSubscriber);
  const { data: number } = useCheckWhatsappQuery(undefined, { skip: !there });
  const unproved = there && number?.verified === false;
  const [save, saving] = useUpdateEmailPreferencesMutation();
  if (!isSubscriber) return null;
  return (
    <Card title="Avisos por e-mail">
      <Loaded query={preferences} failed="Não foi possível carregar os avisos." small>
        {(kept) => {
          const wanted = saving.isLoading ? { ...kept, ...saving.originalArgs } : kept;
          return [...CHOICES, ...(there ? [BY_WHATSAPP] : [])].map(({ name, label, description }) => (
            <Switch
              key={name}
              label={label}
              description={description}
              checked={wanted[name] ?? false}
              disabled={saving.isLoading || (unproved && name === BY_WHATSAPP.name && !wanted[name])}
              onChange={({ currentTarget: { checked } }) => save({ [name]: checked })}
            />
          ));
        }}
      </Loaded>
      {unproved && (
        <p className="soft small">
          Pelo WhatsApp, só com um número verificado: veja <a href={`#${OWN_NUMBER}`}>Meu WhatsApp</a>.
        </p>
      )}
      <p className="soft small">Mensagens sobre pagamentos, acesso e segurança são enviadas sempre.</p>
      <Said>{saving.isSuccess && !saving.isLoading && 'Avisos salvos.'}</Said>
      <Problem error={saving.error} text="Não foi possível salvar os avisos." />
    </Card>
  );
}

/** What a save answers is shown at once, before it is read anew. */
const { useUpdateEmailPreferencesMutation } = generatedApi.enhanceEndpoints({
  endpoints: {
    updateEmailPreferences: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(generatedApi.util.updateQueryData('getEmailPreferences', undefined, () => data));
      },
    },
  },
});
