export const PASSKEY_NAME_LENGTH = 40;

export const passkeyNameRule = (name: string): string | true => Boolean(name.trim()) || 'Dê um nome à chave de acesso';
