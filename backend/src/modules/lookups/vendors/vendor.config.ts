import { applyDecorators } from '@nestjs/common';
import { IsIn, IsOptional, IsUrl, NotEquals, ValidateIf } from 'class-validator';
import { FICTIONAL_BASIS, LEGAL_BASIS_IDS } from '../../../kernel/legal-bases.js';
import type { SourceId } from '../../../kernel/sources.js';

const WEB_ADDRESS = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** A vendor as the settings name it. */
export interface VendorSettings {
  readonly id: SourceId;
  readonly url: string;
  readonly fonte: string;
  /** The sandbox's: nobody in its answers exists. */
  readonly fictional: boolean;
  /** What opens a source of personal data; open ones have none. */
  readonly key?: string;
  /** The article of the LGPD on which the operator relies, as a proposal for the register. */
  readonly legalBasis?: string;
}

type Given = { readonly [Name in 'url' | 'key' | 'legalBasis']?: string | undefined };

/** The settings of one vendor. A source of personal data is off until all of them are there. */
export abstract class VendorConfig {
  @IsOptional()
  NODE_ENV?: string;

  @IsOptional()
  SANDBOX_URL?: string;

  /** As contracted or public, else the sandbox's; null: what only this vendor answers is in maintenance. */
  abstract get vendor(): VendorSettings | null;

  protected contracted(id: SourceId, fonte: string, sandboxKey: string, given: Given): VendorSettings | null {
    const { url, key, legalBasis } = given;
    if (url && key && legalBasis) return { id, url, key, legalBasis, fonte, fictional: false };
    if (!this.sandbox) return null;
    return { ...this.inSandbox(id, fonte), key: sandboxKey, legalBasis: FICTIONAL_BASIS };
  }

  protected open(id: SourceId, fonte: string, publicUrl: string, given: string | undefined): VendorSettings {
    if (given) return { id, url: given, fonte, fictional: false };
    return this.sandbox ? this.inSandbox(id, fonte) : { id, url: publicUrl, fonte, fictional: false };
  }

  /** A fictional source says so wherever its answers are shown, kept or exported. */
  private inSandbox(id: SourceId, fonte: string): VendorSettings {
    return { id, url: `${this.sandbox}/${id}`, fonte: `${fonte} (sandbox)`, fictional: true };
  }

  private get sandbox(): string | null {
    return this.NODE_ENV === 'production' ? null : (this.SANDBOX_URL ?? null);
  }
}

/** The address of a vendor of open data. */
export const OpenUrl = () =>
  setting((name) => [IsOptional(), IsUrl(WEB_ADDRESS, { message: `${name}: informe um endereço http(s)` })]);

/** One setting of a contracted vendor: its settings are given together or not at all. */
export const ContractedUrl = (...together: string[]) =>
  setting((name) => [whenSome(together), IsUrl(WEB_ADDRESS, { message: `${name}: ${words(together)}` })]);

export const ContractedKey = (sandboxKey: string, ...together: string[]) =>
  setting((name) => [
    whenSome(together),
    NotEquals(undefined, { message: `${name}: ${words(together)}` }),
    NotEquals(sandboxKey, { message: `${name}: a chave do mundo fictício não vale fora dele` }),
  ]);

export const LegalBasis = (...together: string[]) =>
  setting((name) => [
    whenSome(together),
    IsIn(LEGAL_BASIS_IDS, { message: `${name}: use uma de ${LEGAL_BASIS_IDS.join(', ')}` }),
  ]);

/** Rules that say in their texts which setting they are about. */
function setting(rules: (name: string) => PropertyDecorator[]): PropertyDecorator {
  return (target, property) => applyDecorators(...rules(String(property)))(target, property);
}

function whenSome(names: readonly string[]): PropertyDecorator {
  return ValidateIf((config: Record<string, unknown>) => names.some((name) => config[name] !== undefined));
}

function words(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)} são informados juntos ou nenhum deles`;
}
