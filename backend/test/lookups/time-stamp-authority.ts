import { webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Integer, OctetString, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

export interface TimeStampAuthority {
  readonly url: string;
  /** Its own certificate, as PEM. */
  readonly certificate: string;
  close(): void;
}

const NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const AN_HOUR = 3_600_000;

/** An authority that stamps whatever it is asked for. */
export async function timeStampAuthority(name: string): Promise<TimeStampAuthority> {
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: 1 }) });
  for (const { typesAndValues } of [certificate.issuer, certificate.subject]) {
    typesAndValues.push(new AttributeTypeAndValue({ type: NAME, value: new Utf8String({ value: name }) }));
  }
  certificate.notBefore.value = new Date(Date.now() - AN_HOUR);
  certificate.notAfter.value = new Date(Date.now() + AN_HOUR);
  const constraints = new BasicConstraints({ cA: true }).toSchema().toBER(false);
  certificate.extensions = [new Extension({ extnID: BASIC_CONSTRAINTS, critical: true, extnValue: constraints })];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');

  const stamp = async (query: Buffer): Promise<Buffer> => {
    const { messageImprint } = TimeStampReq.fromBER(query);
    const serialNumber = new Integer({ value: 7 });
    const info = new TSTInfo({ version: 1, policy: '1.2.3', messageImprint, serialNumber, genTime: new Date() });
    const eContent = new OctetString({ valueHex: info.toSchema().toBER(false) });
    const { issuer } = certificate;
    const sid = new IssuerAndSerialNumber({ issuer, serialNumber: certificate.serialNumber });
    const signed = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: TST_INFO, eContent }),
      certificates: [certificate],
      signerInfos: [new SignerInfo({ version: 1, sid })],
    });
    await signed.sign(privateKey, 0, 'SHA-256');
    const timeStampToken = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) });
    const status = new PKIStatusInfo({ status: 0 });
    return Buffer.from(new TimeStampResp({ status, timeStampToken }).toSchema().toBER(false));
  };
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/timestamp-reply').end(await stamp(await buffer(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const der = Buffer.from(certificate.toSchema(true).toBER(false)).toString('base64');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    certificate: `-----BEGIN CERTIFICATE-----\n${der.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    close: () => server.close(),
  };
}
