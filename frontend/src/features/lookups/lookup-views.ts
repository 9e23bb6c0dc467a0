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
import { cepResult } from './result/cep-result';
import { cnpjResult } from './result/cnpj-result';
import { cpf2Result } from './result/cpf-2-result';
import { cpfResult } from './result/cpf-result';
import { emailResult } from './result/email-result';
import { fotorjResult } from './result/fotorj-result';
import { maeResult } from './result/mae-result';
import { nomeResult } from './result/nome-result';
import { pixResult } from './result/pix-result';
import type { ResultView } from './result/result-view';
import { rgResult } from './result/rg-result';
import { telefoneResult } from './result/telefone-result';

type Outline = readonly [kind: 'fields' | 'lines' | 'photo', size: number];

interface LookupView {
  /** Its sign on cards and in lists. */
  readonly icon: typeof IconUser;
  /** What is drawn while its result is on the way: a section each, of so many labelled values, so many lines of a list, or a photo. */
  readonly outline: readonly Outline[];
  /** Its answer, arranged for reading. */
  readonly read: (data: unknown) => ResultView;
}

const fields = (size: number): Outline => ['fields', size];
const lines = (size: number): Outline => ['lines', size];
const PHOTO: Outline = ['photo', 1];

const PERSON: LookupView = {
  icon: IconId,
  outline: [fields(8), fields(6), lines(3), lines(1), lines(5)],
  read: cpfResult,
};

/** How the page shows each lookup type. */
export const LOOKUP_VIEWS: Readonly<Record<LookupType, LookupView>> = {
  nome: { icon: IconUser, outline: [lines(8)], read: nomeResult },
  cpf: PERSON,
  'cpf-2': { icon: IconShieldCheck, outline: [fields(4), fields(2)], read: cpf2Result },
  telefone: { icon: IconPhone, outline: [lines(2)], read: telefoneResult },
  mae: { icon: IconFriends, outline: [lines(8)], read: maeResult },
  'cpf-mae': { ...PERSON, icon: IconFriends },
  'cpf-pai': { ...PERSON, icon: IconFriends },
  rg: { icon: IconIdBadge2, outline: [fields(7), fields(6), fields(8)], read: rgResult },
  cnpj: { icon: IconBuilding, outline: [fields(10), lines(2), lines(1), lines(3)], read: cnpjResult },
  cep: { icon: IconMapPin, outline: [fields(5)], read: cepResult },
  fotorj: { icon: IconPhoto, outline: [PHOTO, fields(5), fields(2)], read: fotorjResult },
  email: { icon: IconMail, outline: [fields(5), lines(3)], read: emailResult },
  pix: { icon: IconQrcode, outline: [fields(5), lines(1)], read: pixResult },
};
