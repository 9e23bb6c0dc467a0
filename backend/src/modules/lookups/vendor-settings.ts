import { applyDecorators } from '@nestjs/common';
import { IsIn, IsUrl, NotEquals, ValidateBy, ValidateIf } from 'class-validator';
import { LEGAL_BASIS_IDS } from '../../kernel/legal-bases.js';
import type { SourceId } from '../../kernel/sources.js';

export const WEB_ADDRESS = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** A vendor as the settings name it. */
export interface VendorSettings {
  readonly id: SourceId;
  readonly url: string;
  readonly fonte: string;
  /** The sandbox's: nobody in its answers exists. */
  readonly fictional: boolean;
}

/** A source of personal data with what opens it and the basis that the settings propose for the register. */
export interface ContractedVendor extends VendorSettings {
  readonly key: string;
  readonly legalBasis: string;
}

/** One setting of a contracted vendor: its settings are given together or not at all. */
export function ContractedUrl(...together: string[]): PropertyDecorator {
  return (target, property) =>
    applyDecorators(whenSome(together), IsUrl(WEB_ADDRESS, { message: `${String(property)}: ${words(together)}` }))(
      target,
      property,
    );
}

export function ContractedKey(sandboxKey: string, ...together: string[]): PropertyDecorator {
  return (target, property) =>
    applyDecorators(
      whenSome(together),
      NotEquals(undefined, { message: `${String(property)}: ${words(together)}` }),
      NotEquals(sandboxKey, { message: `${String(property)}: a chave do mundo fictício não vale fora dele` }),
    )(target, property);
}

export function LegalBasis(...together: string[]): PropertyDecorator {
  return (target, property) =>
    applyDecorators(
      whenSome(together),
      IsIn(LEGAL_BASIS_IDS, { message: `${String(property)}: use uma de ${LEGAL_BASIS_IDS.join(', ')}` }),
    )(target, property);
}

/** A value that is refused in production, without the sandbox, and beside a real vendor that any of these settings names. */
export function BesideSandboxOnly(value: string, ...realVendors: string[]): PropertyDecorator {
  return (target, property) =>
    ValidateBy({
      name: 'besideSandboxOnly',
      validator: {
        validate: (given, args) => {
          const { NODE_ENV, SANDBOX_URL, ...config } = (args?.object ?? {}) as Record<string, unknown>;
          if (given !== value) return true;
          return NODE_ENV !== 'production' && Boolean(SANDBOX_URL) && realVendors.every((name) => !config[name]);
        },
        defaultMessage: () =>
          `${String(property)}: ${value} só é aceito com o mundo fictício (sandbox), sem fonte real`,
      },
    })(target, property);
}

function whenSome(names: readonly string[]): PropertyDecorator {
  return ValidateIf((config: Record<string, unknown>) => names.some((name) => config[name] !== undefined));
}

function words(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)} são informados juntos ou nenhum deles`;
}
