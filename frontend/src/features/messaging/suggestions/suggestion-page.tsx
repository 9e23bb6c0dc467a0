import '../../../shared/ui/forms.css';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../shared/api/session';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import { type Captcha, SecurityCheck } from '../../identity';
import { SuggestionForm } from './suggestion-form';
import classes from './suggestion-page.module.css';

/** Whoever is signed in has shown to be a person. */
const KNOWN: Captcha = { sendProven: async (send) => send({}), challenge: null, missing: '' };
const STAYS_MS = 2_000;

/** Where anybody writes to us: an idea, or something that does not work. */
export function SuggestionPage() {
  usePageTitle('Sugestões');
  const session = useSession();
  const [sent, setSent] = useState(false);
  if (sent) return <Sent />;
  return (
    <NarrowPage
      width="wide"
      title="Tem uma sugestão?"
      lead="Conte uma ideia ou um problema. Cada mensagem é lida por uma pessoa."
    >
      {session ? (
        <SuggestionForm key={session.user.id} check={KNOWN} onSent={() => setSent(true)} />
      ) : (
        <SecurityCheck action="suggestion">
          {(check) => <SuggestionForm check={check} onSent={() => setSent(true)} />}
        </SecurityCheck>
      )}
    </NarrowPage>
  );
}

function Sent() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/'), STAYS_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="status">
      <NarrowPage
        width="wide"
        title={
          <>
            <IconCircleCheck size={40} stroke={1.6} className={classes.done} aria-hidden />
            Enviado com sucesso!
          </>
        }
        lead="Obrigado por escrever. Voltando à página inicial…"
      />
    </div>
  );
}
