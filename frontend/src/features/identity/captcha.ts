import type { CaptchaAnswer } from '../../shared/api/generated';
import { trustedScript } from '../../shared/trusted-types';

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(
    place: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): number;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const PATIENCE_MS = 8000;
let loading: { url: string; ready: Promise<Recaptcha> } | null = null;

/** The provider's script, loaded once a page; rejects when it does not come. */
export function loadCaptcha({ siteKey, scriptUrl }: CaptchaAnswer): Promise<Recaptcha> {
  const url = new URL(scriptUrl, window.location.href);
  url.searchParams.set('render', siteKey);
  // reCAPTCHA's own script then heeds trusted types.
  url.searchParams.set('trustedtypes', 'true');
  if (loading?.url !== url.href) {
    loading = { url: url.href, ready: insert(url.href) };
    loading.ready.catch(() => {
      loading = null;
    });
  }
  return loading.ready;
}

/** An invisible token for the action, or null when the provider gives none in time. */
export async function invisibleToken(settings: CaptchaAnswer, action: string): Promise<string | null> {
  try {
    const recaptcha = await within(loadCaptcha(settings));
    return (await within(recaptcha.execute(settings.siteKey, { action }))) || null;
  } catch {
    return null;
  }
}

function insert(url: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScript(url);
    script.async = true;
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The captcha script did not load'));
    });
    script.addEventListener('load', () => {
      const recaptcha = window.grecaptcha;
      if (recaptcha) recaptcha.ready(() => resolve(recaptcha));
      else reject(new Error('The captcha script brought no captcha'));
    });
    document.head.append(script);
  });
}

function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The captcha took too long')), PATIENCE_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
