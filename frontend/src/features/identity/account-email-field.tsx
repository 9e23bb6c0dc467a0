import { acceptedEmails } from '@kernel/account-email';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useEmailDomains } from '../../shared/use-email-domains';

/** An account's e-mail. What is refused for its domain is told which ones there are, beneath the error. */
export function AccountEmailField({ error, description, ...input }: TextInputProps) {
  const domains = useEmailDomains();
  const ofAnotherDomain = error === acceptedEmails(domains);
  return (
    <TextInput
      size="md"
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="username"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={error}
      description={ofAnotherDomain ? `Use um endereço ${inWords(domains)}.` : !error && description}
      {...input}
    />
  );
}

/** "@gmail.com, @google.com ou @googlemail.com" */
function inWords(domains: readonly string[]): string {
  return new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(domains.map((domain) => `@${domain}`));
}
