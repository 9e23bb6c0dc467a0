import { HUB, type Relation, type Relations, type Tie } from './relations';

/** Where a box stands: `x` and `width` in hundredths of the picture's width, `y` in a sheet's pixels. */
export interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The tie that put it here; null for the subject. */
  readonly tie: Tie | null;
}

export interface Layout {
  readonly height: number;
  readonly boxes: readonly Box[];
  /** Ties as paths in the same measures; `aside` for those beside the tree. */
  readonly lines: ReadonlyArray<{ readonly path: string; readonly aside: boolean }>;
}

export const BOX_HEIGHT = 52;
const STEP = BOX_HEIGHT + 12;

interface Branch {
  readonly tie: Tie;
  readonly branches: readonly Branch[];
}

type Columns = readonly number[];

/** Columns from the middle outwards, with the width of a box in them. */
const WIDE: Readonly<Record<1 | 2, { width: number; left: Columns; right: Columns; hub: number }>> = {
  1: { width: 27, left: [0], right: [73], hub: 36.5 },
  2: { width: 17.6, left: [20.6, 0], right: [61.8, 82.4], hub: 41.2 },
};
const INDENT = 7;

/**
 * A tree from the subject in the middle, people on the left, companies and addresses on the right, whoever is tied to those
 * beyond them; on a narrow screen one below the other. Nothing overlaps, and the same relations always make the same picture.
 */
export function laidOut(relations: Relations, narrow: boolean): Layout {
  const kinds = new Map(relations.nodes.map((node) => [node.id, node.kind]));
  const branches = branchesOf(relations.ties, HUB, new Set([HUB]));
  const left = branches.filter(({ tie }) => kinds.get(tie.id) === 'pessoa');
  const right = branches.filter(({ tie }) => kinds.get(tie.id) !== 'pessoa');
  const boxes = narrow ? stacked([...left, ...right]) : sided(left, right);
  const at = new Map(boxes.map((box) => [box.id, box]));
  const lines = relations.ties.flatMap((tie) => {
    const [from, to] = [at.get(tie.of), at.get(tie.id)];
    if (!from || !to) return [];
    const aside = to.tie !== tie;
    if (aside && to.tie?.of === tie.of) return [];
    return [{ path: narrow && !aside ? elbow(from, to) : curve(from, to), aside }];
  });
  return { height: Math.max(...boxes.map(({ y }) => y + BOX_HEIGHT)), boxes, lines };
}

/** The box that an arrow key leads to: the next one in that direction, and of several the nearest; null at the edge. */
export function neighbour(boxes: readonly Box[], id: string, key: string): string | null {
  const from = boxes.find((box) => box.id === id);
  if (!from) return null;
  const vertical = key === 'ArrowUp' || key === 'ArrowDown';
  const forward = key === 'ArrowDown' || key === 'ArrowRight';
  const distance = (box: Box) => {
    const [along, across] = vertical ? [box.y - from.y, box.x - from.x] : [box.x - from.x, box.y - from.y];
    const ahead = forward ? along : -along;
    return ahead <= 0 ? null : vertical ? Math.abs(across) * 10_000 + ahead : ahead * 10_000 + Math.abs(across);
  };
  const reached = boxes.flatMap((box) => {
    const far = distance(box);
    return far === null ? [] : [{ id: box.id, far }];
  });
  return reached.sort((one, other) => one.far - other.far)[0]?.id ?? null;
}

/** Breadth first, so that each stands as near to the subject as it is tied. */
function branchesOf(ties: readonly Tie[], root: string, seen: Set<string>): Branch[] {
  const own = ties.filter(({ id, of }) => of === root && !seen.has(id) && seen.add(id));
  return own.map((tie) => ({ tie, branches: branchesOf(ties, tie.id, seen) }));
}

function sided(left: readonly Branch[], right: readonly Branch[]): Box[] {
  const deep = [...left, ...right].some(({ branches }) => branches.length > 0);
  const { width, hub, ...columns } = WIDE[deep ? 2 : 1];
  const place = (branches: readonly Branch[], xs: Columns) => {
    const boxes: Box[] = [];
    let row = 0;
    const put = ({ tie, branches: further }: Branch, depth: number): number => {
      const x = xs[Math.min(depth, xs.length - 1)] ?? 0;
      const ys = further.map((one) => put(one, depth + 1));
      const beyond = depth + 1 >= xs.length && further.length > 0;
      const y = ys.length === 0 || beyond ? row++ * STEP : ((ys[0] ?? 0) + (ys.at(-1) ?? 0)) / 2;
      boxes.push({ id: tie.id, x, y, width, tie });
      return y;
    };
    for (const branch of branches) put(branch, 0);
    return { boxes, height: Math.max(row, 1) * STEP };
  };
  const sides = [place(left, columns.left), place(right, columns.right)];
  const height = Math.max(...sides.map((side) => side.height));
  const middle = (height - STEP) / 2;
  const centred = sides.flatMap(({ boxes, height: own }) =>
    boxes.map((box) => ({ ...box, y: box.y + (height - own) / 2 })),
  );
  return [{ id: HUB, x: hub, y: middle, width, tie: null }, ...centred];
}

function stacked(branches: readonly Branch[]): Box[] {
  const boxes: Box[] = [{ id: HUB, x: 0, y: 0, width: 100, tie: null }];
  const put = ({ tie, branches: further }: Branch, depth: number) => {
    const x = INDENT * Math.min(depth, 3);
    boxes.push({ id: tie.id, x, y: boxes.length * STEP, width: 100 - x, tie });
    for (const one of further) put(one, depth + 1);
  };
  for (const branch of branches) put(branch, 1);
  return boxes;
}

const round = (value: number) => Math.round(value * 10) / 10;

function curve(from: Box, to: Box): string {
  const leftward = to.x < from.x;
  const start = leftward ? from.x : from.x + from.width;
  const end = to.x === from.x ? to.x + to.width : leftward ? to.x + to.width : to.x;
  const bend = to.x === from.x ? start + 3 : (start + end) / 2;
  const [y, z] = [from.y + BOX_HEIGHT / 2, to.y + BOX_HEIGHT / 2].map(round);
  return `M${round(start)} ${y} C${round(bend)} ${y} ${round(bend)} ${z} ${round(end)} ${z}`;
}

/** Down from beneath the corner, and across. */
function elbow(from: Box, to: Box): string {
  const x = round(from.x + INDENT / 2);
  return `M${x} ${round(from.y + BOX_HEIGHT)} V${round(to.y + BOX_HEIGHT / 2)} H${round(to.x)}`;
}

/** So many of each kind are drawn; the list has all. */
const MOST_DRAWN = 8;

/** What fits into a picture, and how many are left to the list. */
export function drawn({ nodes, ties }: Relations): { readonly relations: Relations; readonly left: number } {
  const counts = new Map<string, number>();
  const isNear = (id: string) => ties.some((tie) => tie.id === id && tie.of === HUB);
  const ordered = [...nodes].sort((one, other) => Number(isNear(other.id)) - Number(isNear(one.id)));
  const shown = ordered.filter(({ kind }: Relation) => {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return n <= MOST_DRAWN;
  });
  const ids = new Set([HUB, ...shown.map(({ id }) => id)]);
  const relations = {
    nodes: nodes.filter(({ id }) => ids.has(id)),
    ties: ties.filter(({ id, of }) => ids.has(id) && ids.has(of)),
  };
  return { relations, left: nodes.length - shown.length };
}
