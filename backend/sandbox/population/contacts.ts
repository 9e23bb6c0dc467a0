import { CITIES, regionOfDdd } from './cities.js';
import { CLUSTERS, clusterAt, REGIONS } from './cluster.js';
import { HOMES, homeOf, indexOf, PEOPLE, type Place, placeAt, ROLES } from './kin.js';
import { nameOf } from './names.js';
import { Permutation } from './permutation.js';

/** People per telephone area. */
const AREA_PEOPLE = PEOPLE / REGIONS;
const AREA_HOMES = (CLUSTERS / REGIONS) * HOMES;
const MOBILES = new Permutation(40_000_000, 0x4d0b);
const LANDLINES = new Permutation(10_000_000, 0x1a4d);
const REGISTRIES = new Permutation(PEOPLE, 0x0006);
const MAILBOXES = new Permutation(PEOPLE, 0xa117);
const MAIL_DOMAINS = ['exemplo.com.br', 'example.com', 'example.org'] as const;

/** Mobile number, area and nine digits starting with 90 to 93, which operators hardly use. */
export function mobileOf(place: Place): string {
  const region = clusterAt(place.cluster).region;
  const rank = rankInArea(place.cluster) * ROLES + place.role;
  return `${dddOf(region)}9${String(MOBILES.forward(rank)).padStart(8, '0')}`;
}

/** Index of the person with this mobile number, or null. */
export function personOfMobile(digits: string): number | null {
  const match = /^(\d\d)9([0-3]\d{7})$/.exec(digits);
  const region = match ? regionOfDdd(match[1] as string) : -1;
  if (region < 0) return null;
  const rank = MOBILES.backward(Number(match?.[2]));
  return rank < AREA_PEOPLE ? indexOf(clusterInArea(Math.floor(rank / ROLES), region), rank % ROLES) : null;
}

/** Landline of a home: area and eight digits starting with 3. */
export function landlineOf(place: Place): string {
  const { cluster, home } = homeOf(place);
  const rank = rankInArea(cluster) * HOMES + home;
  return `${dddOf(clusterAt(cluster).region)}3${String(LANDLINES.forward(rank)).padStart(7, '0')}`;
}

/** The home with this landline, or null. */
export function homeOfLandline(digits: string): { cluster: number; home: number } | null {
  const match = /^(\d\d)3(\d{7})$/.exec(digits);
  const region = match ? regionOfDdd(match[1] as string) : -1;
  if (region < 0) return null;
  const rank = LANDLINES.backward(Number(match?.[2]));
  return rank < AREA_HOMES ? { cluster: clusterInArea(Math.floor(rank / HOMES), region), home: rank % HOMES } : null;
}

/** E-mail at a reserved domain: given name, last surname and a number in base 36 that leads back to the person. */
export function emailOf(place: Place, name = nameOf(place)): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ');
  const number = MAILBOXES.forward(place.index);
  return `${words[0]}.${words.at(-1)}.${number.toString(36)}@${MAIL_DOMAINS[number % MAIL_DOMAINS.length]}`;
}

/** Index of the person with this e-mail, or null. */
export function personOfEmail(email: string): number | null {
  const wanted = email.trim().toLowerCase();
  const code = /\.([0-9a-z]{1,6})@/.exec(wanted)?.[1];
  const number = code === undefined ? PEOPLE : Number.parseInt(code, 36);
  if (number >= PEOPLE) return null;
  const index = MAILBOXES.backward(number);
  return emailOf(placeAt(index)) === wanted ? index : null;
}

/** RG of nine digits and a check character, which may be X. */
export function rgOf(place: Place): string {
  const digits = String(REGISTRIES.forward(place.index)).padStart(9, '0');
  return digits + rgCheckCharacter(digits);
}

/** Index of the person with this RG, or null. */
export function personOfRg(text: string): number | null {
  const rg = text.replace(/[.\-\s]/g, '').toUpperCase();
  if (!/^\d{9}[\dX]$/.test(rg) || rgCheckCharacter(rg.slice(0, 9)) !== rg[9]) return null;
  const number = Number(rg.slice(0, 9));
  return number < PEOPLE ? REGISTRIES.backward(number) : null;
}

function rgCheckCharacter(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += (digits.charCodeAt(i) - 48) * (2 + (i % 8));
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}

function dddOf(region: number): string {
  return CITIES[region]?.[0]?.ddd as string;
}

function rankInArea(cluster: number): number {
  return Math.floor(cluster / REGIONS);
}

function clusterInArea(rank: number, region: number): number {
  return rank * REGIONS + region;
}
