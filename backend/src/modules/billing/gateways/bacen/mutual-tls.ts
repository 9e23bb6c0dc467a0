import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** The PEM files by which the bank knows us, and the authority by which we know the bank. */
export interface TlsFiles {
  readonly BACEN_PIX_CERTIFICATE?: string | undefined;
  readonly BACEN_PIX_CERTIFICATE_KEY?: string | undefined;
  readonly BACEN_PIX_CA?: string | undefined;
}

/** What is in the files; the sandbox asks for none. Throws where one cannot be read, or they do not belong together. */
export function mutualTls(files: TlsFiles): { cert?: Buffer; key?: Buffer; ca?: Buffer } {
  const { BACEN_PIX_CERTIFICATE: certificate, BACEN_PIX_CERTIFICATE_KEY: key, BACEN_PIX_CA: authority } = files;
  if (!certificate && !authority) return {};
  const read = {
    ...(certificate && key ? { cert: readFileSync(certificate), key: readFileSync(key) } : {}),
    ...(authority ? { ca: readFileSync(authority) } : {}),
  };
  createSecureContext(read);
  return read;
}

/** Why the files cannot be used; null when they can. */
export function tlsFault(files: TlsFiles): string | null {
  try {
    mutualTls(files);
    return null;
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    return path ? `não é possível ler ${path} (${code})` : `não são PEM, ou não são do mesmo par (${code})`;
  }
}
