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

type Outline = readonly [kind: 'fields' | 'lines' | 'photo', size: number];

interface LookupView {
  /** Its sign on cards and in lists. */
  readonly icon: typeof IconUser;
  /** What is drawn while its result is on the way: a section each, of so many labelled values, so many lines of a list, or a photo. */
  readonly outline: readonly Outline[];
}

const fields = (size: number): Outline => ['fields', size];
const lines = (size: number): Outline => ['lines', size];
const PHOTO: Outline = ['photo', 1];

const PERSON: LookupView = {
  icon: IconId,
  outline: [fields(8), fields(6), lines(3), lines(1), lines(5)],
};

/** How the page shows each lookup type. */
export const LOOKUP_VIEWS: Readonly<Record<LookupType, LookupView>> = {
  nome: { icon: IconUser, outline: [lines(8)] },
  cpf: PERSON,
  'cpf-2': { icon: IconShieldCheck, outline: [fields(4), fields(2)] },
  telefone: { icon: IconPhone, outline: [lines(2)] },
  mae: { icon: IconFriends, outline: [lines(8)] },
  'cpf-mae': { ...PERSON, icon: IconFriends },
  'cpf-pai': { ...PERSON, icon: IconFriends },
  rg: { icon: IconIdBadge2, outline: [fields(7), fields(6), fields(8)] },
  cnpj: { icon: IconBuilding, outline: [fields(10), lines(2), lines(1), lines(3)] },
  cep: { icon: IconMapPin, outline: [fields(5)] },
  fotorj: { icon: IconPhoto, outline: [PHOTO, fields(5), fields(2)] },
  email: { icon: IconMail, outline: [fields(5), lines(3)] },
  pix: { icon: IconQrcode, outline: [fields(5), lines(1)] },
};
