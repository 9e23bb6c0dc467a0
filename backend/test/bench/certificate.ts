import { webcrypto } from 'node:crypto';
import { Integer, OctetString, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate, Extension, GeneralName, GeneralNames } from 'pkijs';

const NAME = '2.5.4.3';
const ALTERNATIVE_NAMES = '2.5.29.17';
const IP_ADDRESS = 7;
const A_DAY = 86_400_000;

/** A key for 127.0.0.1 and its own certificate, as PEM: what production reaches must speak TLS. */
export async function localCertificate(): Promise<{ readonly key: string; readonly cert: string }> {
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 1 }) });
  for (const { typesAndValues } of [certificate.issuer, certificate.subject]) {
    typesAndValues.push(new AttributeTypeAndValue({ type: NAME, value: new Utf8String({ value: 'Nítido bench' }) }));
  }
  certificate.notBefore.value = new Date(Date.now() - A_DAY);
  certificate.notAfter.value = new Date(Date.now() + A_DAY);
  const loopback = new OctetString({ valueHex: new Uint8Array([127, 0, 0, 1]).buffer });
  const names = new GeneralNames({ names: [new GeneralName({ type: IP_ADDRESS, value: loopback })] });
  const extnValue = names.toSchema().toBER(false);
  certificate.extensions = [new Extension({ extnID: ALTERNATIVE_NAMES, critical: false, extnValue })];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  return {
    key: pem('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', privateKey)),
    cert: pem('CERTIFICATE', certificate.toSchema().toBER(false)),
  };
}

function pem(label: string, bytes: ArrayBuffer): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
