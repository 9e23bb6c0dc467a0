import { BOX_HEIGHT, drawn, laidOut, neighbour } from './relation-layout';
import { HUB, type Relation, type RelationKind, type Relations } from './relations';

const node = (id: string, kind: RelationKind): Relation => ({ id, kind, label: id, detail: null, related: null });
const tie = (id: string, of = HUB) => ({ id, of, text: 'x' });
const RELATIONS: Relations = {
  nodes: [
    node('mae', 'pessoa'),
    node('irmao', 'pessoa'),
    node('empresa', 'empresa'),
    node('socio', 'pessoa'),
    node('casa', 'endereco'),
  ],
  ties: [tie('mae'), tie('irmao'), tie('empresa'), tie('socio', 'empresa'), tie('irmao', 'empresa'), tie('casa')],
};
const many: Relations = {
  nodes: Array.from({ length: 30 }, (_, i) => node(`p${i}`, 'pessoa')),
  ties: Array.from({ length: 30 }, (_, i) => tie(`p${i}`)),
};

describe('The picture of relations', () => {
  it.each([
    ['wide', RELATIONS, false],
    ['narrow', RELATIONS, true],
    ['wide, with many', many, false],
    ['narrow, with many', many, true],
    ['wide, with nobody', { nodes: [], ties: [] }, false],
  ] as const)('has a place for everybody, and none for two: %s', (_title, relations, narrow) => {
    const { boxes, height } = laidOut(relations, narrow);
    expect(boxes.map(({ id }) => id).sort()).toEqual([HUB, ...relations.nodes.map(({ id }) => id)].sort());
    for (const [at, one] of boxes.entries()) {
      expect(one.x >= 0 && one.x + one.width <= 100.001 && one.y >= 0 && one.y + BOX_HEIGHT <= height).toBe(true);
      for (const other of boxes.slice(at + 1)) {
        const apartAcross = one.x + one.width <= other.x || other.x + other.width <= one.x;
        expect(apartAcross || Math.abs(one.y - other.y) >= BOX_HEIGHT).toBe(true);
      }
    }
  });

  it('has people on one side, companies and addresses on the other, their own people beyond', () => {
    const at = new Map(laidOut(RELATIONS, false).boxes.map((box) => [box.id, box.x]));
    const x = (id: string) => at.get(id) ?? Number.NaN;
    expect(x('mae') < x(HUB) && x('irmao') < x(HUB) && x('empresa') > x(HUB) && x('casa') > x(HUB)).toBe(true);
    expect(x('socio')).toBeGreaterThan(x('empresa'));
  });

  it('draws each tie once, those beside the tree apart', () => {
    const { lines } = laidOut(RELATIONS, false);
    expect([lines.length, lines.filter(({ aside }) => aside).length]).toEqual([6, 1]);
  });

  it('is the same for the same relations', () => {
    expect(laidOut(RELATIONS, false)).toEqual(laidOut(RELATIONS, false));
  });

  it('leaves to the list what does not fit, first those farther away', () => {
    expect(drawn(RELATIONS)).toEqual({ relations: RELATIONS, left: 0 });
    const far = { nodes: [node('longe', 'pessoa'), ...many.nodes], ties: [...many.ties, tie('longe', 'p0')] };
    const { relations, left } = drawn(far);
    expect([relations.nodes.length, relations.nodes.some(({ id }) => id === 'longe'), left]).toEqual([8, false, 23]);
  });
});

describe('An arrow key', () => {
  const { boxes } = laidOut(RELATIONS, false);

  it.each([
    [HUB, 'ArrowLeft', /^(mae|irmao)$/],
    [HUB, 'ArrowRight', /^(empresa|casa)$/],
    ['mae', 'ArrowDown', /^irmao$/],
    ['irmao', 'ArrowUp', /^mae$/],
    ['empresa', 'ArrowRight', /^socio$/],
  ] as const)('leads from %s by %s to its neighbour', (from, key, to) => {
    expect(neighbour(boxes, from, key)).toMatch(to);
  });

  it('leads nowhere at the edge, and everybody can be reached', () => {
    expect(neighbour(boxes, 'socio', 'ArrowRight')).toBeNull();
    const reached = new Set([HUB]);
    for (const id of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = neighbour(boxes, id, key);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(boxes.length);
  });
});
