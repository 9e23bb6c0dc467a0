import { whatsappRule } from '@kernel/rules';
import { WHATSAPP_LENGTH } from '@kernel/whatsapp';
import { Button, MaskInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shared/api/session';
import { landlineMask, MOBILE_MASK, useCountryCode } from '../../../shared/ui/phone-mask';
import { AddNumberDialog } from './add-number-dialog';
import classes from './whatsapp.module.css';

const SIGNED_OUT = 'Você precisa estar logado';

/** The number, masked as it is typed; a right one is added with the password. */
export function NumberForm({ onAdded }: { onAdded: () => void }) {
  const session = useSession();
  const [asked, setAsked] = useState(false);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  /** Grows each time that the dialog closes with a refusal. */
  const [refused, setRefused] = useState(0);
  const place = useRef<HTMLInputElement>(null);
  const countryCode = useCountryCode();

  // Mantine's mask takes the mark away that its input sets.
  useEffect(() => {
    if (error !== null) place.current?.setAttribute('aria-invalid', 'true');
  });

  // Behind the open dialog nothing can have the focus.
  useEffect(() => {
    if (refused > 0) place.current?.focus();
  }, [refused]);

  const refuse = (text: string) => {
    setError(text);
    place.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = whatsappRule(value);
    if (wrong) return refuse(wrong);
    if (!session) return refuse(SIGNED_OUT);
    setAsked(true);
  };
  const close = (refusal: string | null) => {
    setAsked(false);
    if (refusal === null) return;
    setError(refusal);
    setRefused(refused + 1);
  };

  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate>
        <MaskInput
          ref={place}
          size="md"
          label="Número do WhatsApp"
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
        <Button type="submit" variant="outline" size="md">
          Adicionar WhatsApp
        </Button>
      </form>
      {asked && <AddNumberDialog number={value} onAdded={onAdded} onClose={close} />}
    </>
  );
}
