import { type ProfileUser, useGetProfileQuery } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatDay, formatMoment } from '../../../shared/ui/dates';
import { Fact } from '../../../shared/ui/fact';
import { FailedPanel } from '../../../shared/ui/failed-panel';
import { Loaded } from '../../../shared/ui/loaded';
import { OnItsWay } from '../../../shared/ui/on-its-way';
import { usePageTitle } from '../../../shared/ui/page-title';
import { type LookupSlots, Slot } from '../slots';
import { Metrics } from '../totals/metrics';
import { useTotals } from '../totals/use-totals';
import { TodayCard } from '../usage-limits/today-card';
import { PrivacyModeCard } from './privacy-mode-card';
import { ProfileGroup, ProfileIndex } from './profile-groups';
import classes from './profile-tab.module.css';
import { PurposeCard } from './purpose-card';
import { SubscriptionCard } from './subscription-card';

type Cards = Omit<LookupSlots, 'aside'>;

/** Meu Perfil: plan, person and use at a glance; then what can be set, secured and taken away, in that order. */
export function ProfileTab(cards: Cards) {
  const { profileOverview, profileCards, profilePreferences, profileIntegrations, profilePrivacy } = cards;
  usePageTitle('Meu Perfil');
  const profile = useGetProfileQuery();
  const { data } = profile;
  if (profile.error && !data)
    return (
      <>
        <h1 className="page-title">Meu Perfil</h1>
        <FailedPanel title="Erro ao obter perfil do usuário" query={profile} />
      </>
    );
  return (
    <>
      <h1 className="page-title">Meu Perfil</h1>
      <div className={classes.page}>
        <ProfileIndex />
        <div className={`in-order ${classes.groups}`}>
          <ProfileGroup id="visao-geral">
            <SubscriptionCard />
            <Card title="Conta">
              <Loaded query={profile} failed="Erro ao obter perfil do usuário" small>
                {({ user }) => <AccountFacts user={user} />}
              </Loaded>
            </Card>
            <TodayCard />
            <UsageCard />
            <Slot contents={profileOverview} />
          </ProfileGroup>
          <ProfileGroup id="preferencias">
            {data ? <PurposeCard accountDefault={data.user.finalidadePadrao} /> : <OnItsWay />}
            <PrivacyModeCard />
            <Slot contents={profilePreferences} />
          </ProfileGroup>
          <ProfileGroup id="seguranca">
            <Slot contents={profileCards} />
          </ProfileGroup>
          <ProfileGroup id="integracoes">
            <Slot contents={profileIntegrations} />
          </ProfileGroup>
          <ProfileGroup id="privacidade">
            <Slot contents={profilePrivacy} />
          </ProfileGroup>
        </div>
      </div>
    </>
  );
}

/** Metrics of use, from the history's own totals; not shown while they are unknown. */
function UsageCard() {
  const totals = useTotals();
  if (totals === undefined) return <OnItsWay />;
  if (!totals) return null;
  return (
    <Card title="Estatísticas de uso">
      <Metrics totals={totals} labels={['Consultas realizadas', 'Bem-sucedidas', 'Taxa de sucesso']} />
    </Card>
  );
}

function AccountFacts({ user }: { user: ProfileUser }) {
  return (
    <dl className={`ends ${classes.facts}`}>
      <Fact label="Nome">{user.name}</Fact>
      <Fact label="E-mail">{user.email || 'N/A'}</Fact>
      <Fact label="Membro desde">{formatDay(user.createdAt)}</Fact>
      <Fact label="Último acesso">{user.lastLogin ? formatMoment(user.lastLogin) : 'N/A'}</Fact>
    </dl>
  );
}
