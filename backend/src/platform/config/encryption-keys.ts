import { ValidateBy } from 'class-validator';

const ENTRY = /^(0|[1-9]\d{0,2}):[A-Za-z0-9+/]{43}=$/;
const MESSAGE =
  'ENCRYPTION_KEYS: informe versão:chave, com versões de 0 a 255, cada uma uma vez, e chaves de 32 bytes em base64';

/** Keys with their versions. A version is one byte of what is stored, and each is written in one way alone. */
export function EncryptionKeys(): PropertyDecorator {
  return ValidateBy({
    name: 'encryptionKeys',
    validator: { validate: (value) => typeof value === 'string' && areKeys(value), defaultMessage: () => MESSAGE },
  });
}

function areKeys(text: string): boolean {
  const versions = text.split(',').map((entry) => ENTRY.exec(entry)?.[1]);
  return versions.every((version) => Number(version) <= 255) && new Set(versions).size === versions.length;
}
