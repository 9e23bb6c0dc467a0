import { useEffect, useRef, useState } from 'react';
import type { CaptchaAnswer } from '../../shared/api/generated';
import { loadCaptcha } from './captcha';
import classes from './identity-form.module.css';

interface Props {
  readonly settings: CaptchaAnswer;
  readonly onToken: (token: string | null) => void;
}

/** The visible check, for when the invisible one gave no token. */
export function CaptchaChallenge({ settings, onToken }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(onToken);
  const { v2SiteKey } = settings;
  const [failed, setFailed] = useState(v2SiteKey === null);
  report.current = onToken;

  useEffect(() => {
    if (!v2SiteKey) return;
    let gone = false;
    loadCaptcha(settings).then(
      (recaptcha) => {
        if (gone || !place.current) return;
        const box = document.createElement('div');
        place.current.replaceChildren(box);
        recaptcha.render(box, {
          sitekey: v2SiteKey,
          callback: (token) => report.current(token),
          'expired-callback': () => report.current(null),
        });
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [settings, v2SiteKey]);

  return (
    <fieldset className={classes.challenge}>
      <legend>Verificação de segurança</legend>
      <div ref={place} />
      {failed && (
        <p className={classes.hint}>
          A verificação não carregou. Confira sua conexão, desative bloqueadores nesta página e envie de novo.
        </p>
      )}
    </fieldset>
  );
}
