import { useEffect, useRef, useState } from 'react';
import type { CaptchaAnswer } from '../../shared/api/generated';
import { loadCaptcha } from './captcha';
import classes from './identity-form.module.css';

interface Props {
  readonly settings: CaptchaAnswer;
  /** Null as soon as the check stands there, and when a token has run out. */
  readonly onToken: (token: string | null) => void;
}

/** The visible check, for when the invisible one gave no token, or none that was believed. */
export function CaptchaChallenge({ settings, onToken }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(onToken);
  const { v2SiteKey } = settings;
  const [failed, setFailed] = useState(v2SiteKey === null);
  report.current = onToken;

  useEffect(() => {
    if (!v2SiteKey) return;
    let gone = false;
    // A check that was taken away still tells when its token runs out.
    const tell = (token: string | null) => gone || report.current(token);
    loadCaptcha(settings).then(
      (recaptcha) => {
        if (gone || !place.current) return;
        const box = document.createElement('div');
        place.current.replaceChildren(box);
        recaptcha.render(box, {
          sitekey: v2SiteKey,
          callback: tell,
          'expired-callback': () => tell(null),
        });
        tell(null);
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
        <p className="soft small near">
          A verificação não carregou. Confira sua conexão, desative bloqueadores nesta página e envie de novo.
        </p>
      )}
    </fieldset>
  );
}
