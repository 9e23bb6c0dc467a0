import type { LookupType } from '@kernel/lookup-catalogue';
import {
  IconBuilding,
  IconFriends,
  IconId,
  IconIdBadge2,
  IconMail,
  IconMapPin,
  IconPhone,
  IconPhoto,
  IconQrcode,
  IconShieldCheck,
  IconUser,
} from '@tabler/icons-react';

/** The sign of each lookup type, on cards and in lists. */
export const LOOKUP_ICONS: Readonly<Record<LookupType, typeof IconUser>> = {
  nome: IconUser,
  cpf: IconId,
  'cpf-2': IconShieldCheck,
  telefone: IconPhone,
  mae: IconFriends,
  'cpf-mae': IconFriends,
  'cpf-pai': IconFriends,
  rg: IconIdBadge2,
  cnpj: IconBuilding,
  cep: IconMapPin,
  fotorj: IconPhoto,
  email: IconMail,
  pix: IconQrcode,
};
