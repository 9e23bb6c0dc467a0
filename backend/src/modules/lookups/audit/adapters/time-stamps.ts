import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import type { Certificate } from 'pkijs';
import { ConfigurationError } from '../../../../platform/config/configuration-error.js';
import { LookupsConfig } from '../../lookups.config.js';

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const PATIENCE_MS = 10_000;
const END = '-----END CERTIFICATE-----';

/** Megabytes that only an installation with an authority needs. */
const library = async () => ({ ...(await import('asn1js')), ...(await import('pkijs')) });

/**
 * Time stamps (RFC 3161) of a text by an authority of others, where the settings name one: that it existed at a moment, and was
 * not written later by somebody who holds all our keys.
 */
@Injectable()
export class TimeStamps {
  constructor(private readonly config: LookupsConfig) {}

  get on(): boolean {
    return this.config.AUDIT_TIME_STAMP_URL !== undefined;
  }

  /** Throws a ConfigurationError where stamps would come and none could be checked. */
  async assertTrusted(): Promise<void> {
    if (!this.on) return;
    const certificates = await this.trusted().catch(() => []);
    if (certificates.length > 0) return;
    const { AUDIT_TIME_STAMP_CERTIFICATES: file } = this.config;
    throw new ConfigurationError([
      `AUDIT_TIME_STAMP_CERTIFICATES: não há certificados (PEM) que se possam ler em ${file}`,
    ]);
  }

  /** The authority's reply, as base64. Throws when there is none, or none that holds. */
  async of(text: string): Promise<string> {
    const answer = await fetch(this.config.AUDIT_TIME_STAMP_URL ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: await queryFor(text),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const stamp = Buffer.from(await answer.arrayBuffer()).toString('base64');
    if (!answer.ok || !(await this.momentOf(text, stamp)))
      throw new Error(`no time stamp that holds: ${answer.status}`);
    return stamp;
  }

  /** When the authority saw the text; null when the stamp is of another text, or of nobody whom we trust. */
  async momentOf(text: string, stamp: string): Promise<Date | null> {
    const trustedCerts = await this.trusted();
    const { SignedData, TimeStampResp, TSTInfo } = await library();
    try {
      const { timeStampToken } = TimeStampResp.fromBER(Buffer.from(stamp, 'base64'));
      const signed = new SignedData({ schema: timeStampToken?.content });
      const data = Uint8Array.from(Buffer.from(text)).buffer;
      const holds = await signed.verify({ signer: 0, data, trustedCerts, checkChain: true });
      const info = signed.encapContentInfo.eContent;
      return holds && info ? TSTInfo.fromBER(info.getValue()).genTime : null;
    } catch {
      return null;
    }
  }

  private async trusted(): Promise<Certificate[]> {
    const { Certificate } = await library();
    const pem = readFileSync(this.config.AUDIT_TIME_STAMP_CERTIFICATES ?? '', 'utf8');
    const each = pem.split(END).slice(0, -1);
    return each.map((one) => Certificate.fromBER(new X509Certificate(one + END).raw));
  }
}

async function queryFor(text: string): Promise<ArrayBuffer> {
  const { AlgorithmIdentifier, MessageImprint, Null, OctetString, TimeStampReq } = await library();
  const hashedMessage = new OctetString({ valueHex: createHash('sha256').update(text).digest() });
  const hashAlgorithm = new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() });
  const messageImprint = new MessageImprint({ hashAlgorithm, hashedMessage });
  return new TimeStampReq({ version: 1, messageImprint, certReq: true }).toSchema().toBER(false);
}
