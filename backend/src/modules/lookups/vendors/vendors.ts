import { BRASIL_API } from './brasil-api/brasil-api.vendor.js';
import { BUREAU } from './bureau/bureau.vendor.js';
import { EMAIL_SERVICE } from './email-service/email-service.vendor.js';
import { MINHA_RECEITA } from './minha-receita/minha-receita.vendor.js';
import { OPENCEP } from './opencep/opencep.vendor.js';
import { PHOTO_SERVICE } from './photo-service/photo-service.vendor.js';
import { PIX_SERVICE } from './pix-service/pix-service.vendor.js';
import { RECEITA_FEDERAL } from './receita-federal/receita-federal.vendor.js';
import { SERPRO } from './serpro/serpro.vendor.js';
import type { Vendor } from './vendor.js';
import { VIACEP } from './viacep/viacep.vendor.js';

/** All vendors, in the order in which a lookup type asks those that answer it. */
export const VENDORS: readonly Vendor[] = [
  BUREAU,
  SERPRO,
  RECEITA_FEDERAL,
  BRASIL_API,
  MINHA_RECEITA,
  VIACEP,
  OPENCEP,
  PHOTO_SERVICE,
  EMAIL_SERVICE,
  PIX_SERVICE,
];

export const VENDOR_CONFIGS = VENDORS.map(({ Config }) => Config);
