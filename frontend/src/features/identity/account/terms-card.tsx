import { TERMS_VERSION } from '@kernel/terms';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useAcceptTermsMutation, useGetProfileQuery } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { dayText, formatMoment } from '../../../shared/ui/dates';
import { Problem } from '../../../shared/ui/problem';
import classes from './account-cards.module.css';

/** Which texts were accepted and when; when they have changed since, they are asked for again. */
export function TermsCard() {
  const { data } = useGetProfileQuery();
  const [accept, { isLoading, error }] = useAcceptTermsMutation();
  if (!data) return null;
  const { termsVersion, termsAcceptedAt, termsAccepted } = data.user;
  return (
    <Card title="Termos e privacidade">
      <p className="soft medium">
        {termsVersion && termsAcceptedAt
          ? `Você aceitou a versão de ${dayText(termsVersion)} em ${formatMoment(termsAcceptedAt)}.`
          : 'Você ainda não aceitou os termos.'}
      </p>
      {!termsAccepted && (
        <div className={classes.asking}>
          <p>
            {termsVersion ? 'Os textos mudaram.' : 'Para consultar, leia e aceite.'} Versão atual:{' '}
            {dayText(TERMS_VERSION)}.
          </p>
          <Problem error={error} text="Não foi possível registrar o aceite." />
          <Button loading={isLoading} onClick={() => accept({ termsVersion: TERMS_VERSION })}>
            Li e aceito
          </Button>
        </div>
      )}
      <p className={classes.links}>
        <Link to="/termos">Termos de uso</Link>
        <Link to="/privacidade">Aviso de privacidade</Link>
      </p>
    </Card>
  );
}
