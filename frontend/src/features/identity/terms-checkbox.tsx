import { Checkbox, type CheckboxProps } from '@mantine/core';
import { Link } from 'react-router-dom';

/** Consent to the terms in force; the texts open beside the form, so that nothing typed is lost. */
export function TermsCheckbox(props: CheckboxProps) {
  return (
    <Checkbox
      {...props}
      label={
        <>
          Li e aceito os{' '}
          <Link to="/termos" target="_blank">
            termos de uso
          </Link>{' '}
          e o{' '}
          <Link to="/privacidade" target="_blank">
            aviso de privacidade
          </Link>
          .
        </>
      }
    />
  );
}
