import { CLUSTERS } from './cluster.js';
import { COMPANIES, rootOf } from './company-number.js';
import { childrenOf, fatherOf, indexOf, motherOf, type Place, partnerOf, placeAt } from './kin.js';
import { draw } from './mix.js';
import { Permutation } from './permutation.js';

/** The second and third generation own companies: roles 2 to 13. */
const OWNER_ROLES = 12;
const FIRST_OWNER_ROLE = 2;
const OWNERS = new Permutation(CLUSTERS * OWNER_ROLES, 0x0501);

export type CompanyKind = 'sole' | 'limited';

/** A quarter are sole traders; the others may have the owner's husband or wife, a sibling or a child as partners. */
export function kindOf(company: number): CompanyKind {
  return draw(company, 100, 4) === 0 ? 'sole' : 'limited';
}

/** Index of the person who runs the company. */
export function ownerOf(company: number): number {
  const slot = OWNERS.forward(company);
  return indexOf(Math.floor(slot / OWNER_ROLES), FIRST_OWNER_ROLE + (slot % OWNER_ROLES));
}

/** Indexes of all partners, the owner first. */
export function partnersOf(company: number): number[] {
  const owner = placeAt(ownerOf(company));
  const partners = [owner.index];
  if (hasPartner(company)) partners.push(partnerOf(owner) as number);
  if (hasSibling(company)) partners.push(turned(owner, 1));
  if (hasChild(company)) partners.push(childrenOf(owner)[childNumber(company)] as number);
  return partners;
}

/** Numbers of all companies a person is a partner of: `partnersOf` read backwards. */
export function companiesOf(person: Place): number[] {
  const own = ownedBy(person.index);
  const husbandOrWife = partnerOf(person);
  const sibling = person.generation === 1 || person.generation === 2 ? turned(person, -1) : null;
  return [
    ...own,
    ...ownedBy(husbandOrWife).filter(hasPartner),
    ...ownedBy(sibling).filter(hasSibling),
    ...[motherOf(person), fatherOf(person)]
      .flatMap(ownedBy)
      .filter((company) => hasChild(company) && childNumber(company) === person.child),
  ];
}

function ownedBy(index: number | null): number[] {
  if (index === null) return [];
  const { cluster, role } = placeAt(index);
  const slot = role - FIRST_OWNER_ROLE;
  if (slot < 0 || slot >= OWNER_ROLES) return [];
  const company = OWNERS.backward(cluster * OWNER_ROLES + slot);
  return company < COMPANIES && rootOf(company) !== null ? [company] : [];
}

function hasPartner(company: number): boolean {
  return kindOf(company) === 'limited' && draw(company, 101, 100) < 40;
}

function hasSibling(company: number): boolean {
  return kindOf(company) === 'limited' && draw(company, 102, 100) < 20;
}

function hasChild(company: number): boolean {
  return kindOf(company) === 'limited' && draw(company, 103, 100) < 6;
}

function childNumber(company: number): number {
  return draw(company, 104, 4);
}

/** The brother or sister so many seats further round the family table. */
function turned({ cluster, role, child }: Place, seats: number): number {
  return indexOf(cluster, role - child + ((child + seats + 4) % 4));
}
