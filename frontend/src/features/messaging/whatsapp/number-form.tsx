import { whatsappRule } from '@kernel/rules';
import { WHATSAPP_LENGTH } from '@kernel/whatsapp';
import { Button, MaskInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { useAddWhatsappMutation } from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { landlineMask, MOBILE_MASK, useCountryCode } from '../../../shared/ui/phone-mask';
import classes from './whatsapp.module.css';

const NOT_ADDED = 'Erro ao adicionar WhatsApp';
const SIGNED_OUT = 'Você precisa estar logado';

/** The number, masked as it is typed. */
export function NumberForm({ onAdded }: { onAdded: () => void }) {
  const session = useSession();
  const [add, { isLoading: busy }] = useAddWhatsappMutation();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  /** Grows each time that the number is refused. */
  const [refused, setRefused] = useState(0);
  const place = useRef<HTMLInputElement>(null);
  const countryCode = useCountryCode();

  // The question for the password, behind which nothing can have the focus, is gone by then.
  useEffect(() => {
    if (refused > 0) place.current?.focus();
  }, [refused]);

  // Mantine's mask takes the mark away that its input sets, as it gets the focus too.
  useEffect(() => {
    if (error !== null) place.current?.setAttribute('aria-invalid', 'true');
  });

  const refuse = (text: string) => {
    setError(text);
    place.current?.focus();
    setRefused(refused + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = whatsappRule(value);
    if (wrong) return refuse(wrong);
    if (!session) return refuse(SIGNED_OUT);
    const answer = await add({ whatsapp: value.replace(/\D/g, '') });
    if (answer.data) return onAdded();
    const { status, text } = readApiError(answer.error, NOT_ADDED);
    refuse(status === 401 ? SIGNED_OUT : status !== null && status >= 500 ? NOT_ADDED : text);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <MaskInput
        ref={place}
        size="md"
        label="Número do WhatsApp"
        description="Depois de verificado, ele poderá consultar pela sua conta. Avisamos você por e-mail."
        placeholder="(11) 99999-9999"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={WHATSAPP_LENGTH}
        {...countryCode}
        mask={MOBILE_MASK}
        modify={landlineMask}
        slotChar={null}
        error={error}
        onChangeRaw={(_, masked) => {
          setValue(masked);
          setError(null);
        }}
      />
      <Button type="submit" loading={busy} variant="outline" size="md">
        Adicionar WhatsApp
      </Button>
    </form>
  );
}
