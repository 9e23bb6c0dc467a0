import { TextInput, type TextInputProps } from '@mantine/core';

/** For a code of the app or a recovery code, in a dialog that asks for the password too. */
export function CodeField(props: TextInputProps) {
  return (
    <TextInput
      size="md"
      label="Código de verificação"
      description="Do aplicativo, ou um código de recuperação."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      {...props}
    />
  );
}
