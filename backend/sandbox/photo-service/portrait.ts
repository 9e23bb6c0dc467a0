import { choose, draw, type Person, today } from '../population/index.js';
import { type Picture } from './png.js';

const WIDTH = 192;
const HEIGHT = 256;

/** Numbers of the palette. */
const [BACKDROP, SKIN, SHADE, HAIR, SHIRT, WHITE, DARK, LIPS] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const BACKDROPS = [0xdde6ee, 0xe9e4da, 0xd8e8dd, 0xe6dfec, 0xe4e4e4] as const;
const SKINS = [0xf3d3b8, 0xe5b68f, 0xc98d61, 0xa56a43, 0x7a4a2d, 0x5b3721] as const;
const HAIRS = [0x1f1a17, 0x3a261a, 0x5e3b22, 0x8a5a2b, 0x2b2b2b] as const;
const GREY_HAIR = 0xb9b6b2;
const SHIRTS = [0x31556b, 0x7b3f45, 0x3e6b4f, 0x55506e, 0x8a7440, 0x37474f] as const;

/** A shape on the canvas: the box around it, and which of its points it covers. */
interface Shape {
  left: number;
  top: number;
  right: number;
  bottom: number;
  covers(x: number, y: number): boolean;
}

/** A drawn face, the same one for a person each time: shoulders, head, hair by sex and chance, grey with age. */
export function portraitOf(person: Person): Picture {
  const canvas = new Canvas();
  const face = 38 + draw(person.index, 300, 8);
  const long = person.sex === 'F' ? draw(person.index, 301, 10) < 8 : draw(person.index, 301, 10) < 1;
  const top = 108 - (6 + draw(person.index, 302, 10));
  const eyes = 15 + draw(person.index, 303, 4);
  const smile = 3 + draw(person.index, 304, 6);

  if (long) canvas.paint(HAIR, above(196, ellipse(96, 128, face + 14, 82)));
  canvas.paint(SHIRT, ellipse(96, 262, 88, 66));
  canvas.paint(SHADE, below(141, ellipse(96, 178, 19, 40)));
  canvas.paint(SKIN, ellipse(96, 116, face, 54));
  canvas.paint(HAIR, above(top - 14, ellipse(96, top, face + 6, 52)));
  for (const side of [-1, 1]) {
    canvas.paint(HAIR, box(96 + side * eyes - 8, 99, 16, 3));
    canvas.paint(WHITE, ellipse(96 + side * eyes, 112, 8, 5));
    canvas.paint(DARK, ellipse(96 + side * eyes, 112, 4, 4));
    if (!long) canvas.paint(SKIN, ellipse(96 + side * face, 116, 6, 11));
  }
  canvas.paint(SHADE, ellipse(96, 130, 5, 8));
  canvas.paint(LIPS, below(146, ellipse(96, 146, 15, smile)));
  if (draw(person.index, 305, 10) < 3) {
    for (const side of [-1, 1]) canvas.paint(DARK, ring(96 + side * eyes, 112, 14, 11));
    canvas.paint(DARK, box(96 - eyes + 13, 110, Math.max(0, 2 * eyes - 26), 2));
  }
  return { width: WIDTH, height: HEIGHT, palette: paletteOf(person), pixels: canvas.pixels };
}

function paletteOf(person: Person): number[] {
  const skin = choose(SKINS, person.index, 306);
  const grey = person.ageOn(today()) > 50 + draw(person.index, 307, 15);
  return [
    choose(BACKDROPS, person.index, 308),
    skin,
    darker(skin),
    grey ? GREY_HAIR : choose(HAIRS, person.index, 309),
    choose(SHIRTS, person.index, 310),
    0xffffff,
    0x1c1c1c,
    0xa5524f,
  ];
}

class Canvas {
  readonly pixels = new Uint8Array(WIDTH * HEIGHT).fill(BACKDROP);

  paint(colour: number, shape: Shape): void {
    const right = Math.min(WIDTH - 1, shape.right);
    const bottom = Math.min(HEIGHT - 1, shape.bottom);
    for (let y = Math.max(0, shape.top); y <= bottom; y++) {
      for (let x = Math.max(0, shape.left); x <= right; x++) {
        if (shape.covers(x, y)) this.pixels[y * WIDTH + x] = colour;
      }
    }
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): Shape {
  return {
    left: cx - rx,
    top: cy - ry,
    right: cx + rx,
    bottom: cy + ry,
    covers: (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1,
  };
}

function box(left: number, top: number, width: number, height: number): Shape {
  return { left, top, right: left + width - 1, bottom: top + height - 1, covers: () => true };
}

function above(limit: number, shape: Shape): Shape {
  return { ...shape, bottom: Math.min(shape.bottom, limit - 1) };
}

function below(limit: number, shape: Shape): Shape {
  return { ...shape, top: Math.max(shape.top, limit) };
}

function ring(cx: number, cy: number, rx: number, ry: number): Shape {
  const inner = ellipse(cx, cy, rx - 2, ry - 2);
  const outer = ellipse(cx, cy, rx, ry);
  return { ...outer, covers: (x, y) => outer.covers(x, y) && !inner.covers(x, y) };
}

function darker(colour: number): number {
  const shade = (part: number) => Math.round(part * 0.88);
  return (shade(colour >> 16) << 16) | (shade((colour >> 8) & 0xff) << 8) | shade(colour & 0xff);
}
