import type { Palette } from '@sinau/contracts/core/cloth/palettes';

/** Emblem of a cover, drawn around the origin, some 280 units wide and high. */
type Emblem = (palette: Palette) => string;

const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx ? ` rx="${rx}"` : ''} fill="${fill}"/>`;
const circle = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const turned = (degrees: number, content: string) => `<g transform="rotate(${degrees})">${content}</g>`;
const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join('');
const white = '#fff';

export const emblems = {
  typewriter: ({ deep, light, pale, accent }) =>
    rect(-70, -130, 140, 110, white) +
    rect(-48, -108, 96, 10, accent, 5) +
    rows(3, (n) => rect(-48, -86 + n * 20, 96 - n * 22, 8, light, 4)) +
    shape('M-130-20h260l24 130a14 14 0 0 1-14 16h-280a14 14 0 0 1-14-16z', deep) +
    rect(-104, -34, 208, 26, pale, 10) +
    rows(3, (r) => rows(7 - r, (n) => circle(-96 + r * 16 + n * 32, 24 + r * 34, 11, n === 2 + r ? accent : pale))),
  magnifiedText: ({ base, deep, light, accent }) =>
    rect(-110, -120, 190, 240, white, 12) +
    rows(7, (n) => rect(-84, -90 + n * 28, n % 3 === 2 ? 90 : 138, 10, light, 5)) +
    circle(50, 30, 72, deep) +
    circle(50, 30, 56, '#fff') +
    line('M24 32l18 18 34-40', base, 16) +
    line('M102 84l42 42', accent, 26),
  notebook: ({ deep, light, accent }) =>
    turned(
      -8,
      rect(-92, -124, 190, 248, deep, 16) +
        rect(-70, -124, 168, 248, white, 12) +
        rows(6, (n) => rect(-40, -84 + n * 30, 110 - (n % 2) * 34, 8, light, 4)) +
        rows(6, (n) => circle(-76, -96 + n * 38, 8, light)),
    ) +
    turned(
      28,
      rect(92, -120, 26, 170, accent, 6) + shape('M92 50h26l-13 34z', white) + rect(92, -120, 26, 26, deep, 6),
    ),
  headphones: ({ deep, light, pale, accent }) =>
    line('M-96 40v-34a96 96 0 0 1 192 0v34', white, 24) +
    rect(-122, 20, 54, 92, accent, 22) +
    rect(68, 20, 54, 92, accent, 22) +
    rows(5, (n) =>
      rect(-46 + n * 20, 62 - [18, 36, 52, 30, 14][n]!, 10, [36, 72, 104, 60, 28][n]!, n % 2 ? light : pale, 5),
    ) +
    circle(0, -90, 12, deep),
  table: ({ deep, light, pale, accent }) =>
    rect(-130, -104, 260, 208, white, 14) +
    shape('M-116-104h232a14 14 0 0 1 14 14v34h-260v-34a14 14 0 0 1 14-14z', deep) +
    rows(4, (r) =>
      rows(4, (n) =>
        rect(-112 + n * 58, -40 + r * 36, 46, 24, r === 2 && n === 2 ? accent : n === 0 ? light : pale, 5),
      ),
    ),
  scatter: ({ light, pale, accent }) =>
    line('M-120-110v220h250', white, 12) +
    line('M-92 74C-40 66 40 10 104-86', accent, 10) +
    [
      [-80, 40],
      [-56, 84],
      [-30, 30],
      [-10, 62],
      [14, 6],
      [38, 34],
      [58, -34],
      [84, 0],
      [98, -40],
      [30, -30],
      [-52, 8],
    ]
      .map(([x, y], n) => circle(x!, y!, 11, n % 3 ? pale : light))
      .join(''),
  chip: ({ deep, light, pale, accent }) =>
    rows(5, (n) => rect(-74 + n * 32, -132, 12, 264, pale, 6) + rect(-132, -74 + n * 32, 264, 12, pale, 6)) +
    rect(-98, -98, 196, 196, deep, 22) +
    rect(-70, -70, 140, 140, light, 12) +
    line('M-34 30 0-34 34 30zM-34 30h68', white, 7) +
    circle(0, -34, 17, accent) +
    circle(-34, 30, 17, white) +
    circle(34, 30, 17, white),
  funnel: ({ deep, light, pale, accent }) =>
    rows(5, (n) => circle(-96 + n * 48, -112 + (n % 2) * 22, 13, [pale, accent, light, pale, accent][n]!)) +
    shape('M-126-66h252L40 30v76l-80 26V30z', white) +
    shape('M-126-66h252l-28 32H-98z', light) +
    circle(0, 66, 15, deep),
  terminal: ({ deep, light, accent }) =>
    rect(-140, -106, 280, 212, deep, 16) +
    rect(-140, -106, 280, 212, 'none', 16) +
    shape('M-124-106h248a16 16 0 0 1 16 16v22h-280v-22a16 16 0 0 1 16-16z', white) +
    rows(3, (n) => circle(-116 + n * 24, -87, 7, [accent, light, deep][n]!)) +
    line('M-104-28l34 30-34 30', accent, 14) +
    rect(-46, 20, 84, 12, white, 6) +
    rect(-104, 58, 120, 12, light, 6),
  branches: ({ light, pale, accent }) =>
    line('M-70-104v208M-70 60C-70 0 70 40 70-40v-64M70-40v-64', white, 14) +
    circle(-70, -104, 26, pale) +
    circle(-70, 104, 26, accent) +
    circle(70, -104, 26, light) +
    circle(-70, 10, 20, white) +
    circle(70, -30, 20, white),
  beetle: ({ deep, light, accent }) =>
    line(
      'M-66-10h-60M66-10h60M-60 40l-56 40M60 40l56 40M-58-56l-46-44M58-56l46-44M-26-88-44-126M26-88l18-38',
      white,
      12,
    ) +
    circle(0, -62, 44, deep) +
    shape('M-74-30C-74-70 74-70 74-30v56c0 54-34 92-74 92s-74-38-74-92z', light) +
    line('M0-46v160', deep, 10) +
    circle(-34, 6, 14, accent) +
    circle(34, 6, 14, accent) +
    circle(-30, 54, 11, accent) +
    circle(30, 54, 11, accent),
  stack: ({ deep, light, pale, accent }) =>
    rows(
      3,
      (n) =>
        shape(`M-134 ${32 - n * 62}v26L0 ${116 - n * 62}l134-58v-26z`, deep) +
        shape(`M0 ${90 - n * 62}l-134-58 134-58 134 58z`, [light, pale, white][n]!),
    ) + circle(0, -92, 20, accent),
  swatches: ({ deep, base, light, pale, accent }) =>
    [pale, light, accent, base]
      .map(
        (colour, n) =>
          `<g transform="rotate(${-48 + n * 24} -70 96)">${rect(-100, -130, 64, 250, white, 12)}${rect(-92, -122, 48, 150, colour, 6)}</g>`,
      )
      .join('') + circle(-68, 96, 15, deep),
  letter: ({ deep, light, accent }) =>
    rect(-130, -96, 260, 12, light, 6) +
    rect(-130, 92, 260, 12, light, 6) +
    shape('M-108 86-38-90h36L68 86H30L16 48h-74l-14 38zM-46 18h50l-25-66z', white) +
    line('M104 86V10', deep, 24) +
    circle(82, 48, 30, deep) +
    circle(82, 48, 12, accent),
  parcel: ({ deep, light, pale, accent }) =>
    shape('M0-126 124-64v128L0 126-124 64V-64z', deep) +
    shape('M0 0 124-64v128L0 126z', light) +
    shape('M0 0-124-64v128L0 126z', pale) +
    shape('M0-126 124-64 0 0-124-64z', white) +
    shape('M-62-95 62-33v46l-28 14v-46L-92-80z', accent) +
    circle(62, 62, 18, deep),
  calculator: ({ deep, light, pale, accent }) =>
    rect(-92, -130, 184, 260, white, 20) +
    rect(-68, -106, 136, 56, deep, 10) +
    rect(6, -88, 44, 20, accent, 5) +
    rows(3, (r) =>
      rows(3, (n) => rect(-68 + n * 50, -28 + r * 48, 36, 34, r === 2 && n === 2 ? accent : n === 2 ? light : pale, 8)),
    ),
  briefcase: ({ deep, light, pale, accent }) =>
    line('M-46-66v-20a18 18 0 0 1 18-18h56a18 18 0 0 1 18 18v20', pale, 16) +
    rect(-136, -66, 272, 180, white, 20) +
    shape('M-136-46a20 20 0 0 1 20-20h232a20 20 0 0 1 20 20v42c-80 42-192 42-272 0z', light) +
    rect(-26, 6, 52, 36, accent, 8) +
    circle(0, 24, 8, deep),
  scales: ({ deep, light, pale, accent }) =>
    line('M0-110v212M-60 112H60M-112-70C-60-100 60-60 112-92', white, 14) +
    circle(0, -112, 18, accent) +
    line('M-112-70-150 26h76zM112-92 74 4h76z', pale, 7) +
    shape('M-160 26h96a48 42 0 0 1-96 0z', light) +
    shape('M64 4h96a48 42 0 0 1-96 0z', accent) +
    circle(-112, 4, 17, deep),
  searchGrowth: ({ light, pale, accent }) =>
    line('M64 64l62 62', accent, 30) +
    circle(-18, -18, 108, white) +
    circle(-18, -18, 84, pale) +
    rows(4, (n) =>
      rect(-74 + n * 30, 26 - [22, 44, 66, 92][n]!, 20, [22, 44, 66, 92][n]!, n === 3 ? accent : light, 4),
    ),
  letterOut: ({ deep, light, pale, accent }) =>
    rect(-130, -80, 240, 166, white, 14) +
    line('M-118-66-10 24 98-66', light, 12) +
    circle(96, 70, 58, accent) +
    line('M70 70h50M100 46l24 24-24 24', white, 12) +
    rect(-150, -40, 34, 10, pale, 5) +
    rect(-164, -8, 48, 10, pale, 5) +
    rect(-150, 24, 34, 10, deep, 5),
  filmStrip: ({ deep, light, pale, accent }) =>
    turned(
      -10,
      rect(-150, -92, 300, 184, deep, 12) +
        rows(8, (n) => rect(-136 + n * 36, -80, 20, 18, pale, 4) + rect(-136 + n * 36, 62, 20, 18, pale, 4)) +
        rect(-136, -50, 84, 100, light, 6) +
        rect(-42, -50, 84, 100, white, 6) +
        rect(52, -50, 84, 100, light, 6) +
        shape('M-14-26 26 0l-40 26z', accent),
    ),
  studioLight: ({ deep, light, pale, accent }) =>
    shape('M-128-104 20-126v148l-148-22z', white) +
    shape('M-128-104-96-108v102l-32-6z', pale) +
    rect(20, -92, 54, 82, light, 10) +
    line('M48-8v52M48 44-14 126M48 44l62 82M48 44v80', pale, 11) +
    rows(3, (n) => line(`M-146-${82 - n * 30}l-24-${6 - n * 6}`, accent, 9)) +
    circle(47, -50, 13, deep),
  globe: ({ deep, light, pale, accent }) =>
    circle(0, -6, 112, white) +
    line(
      'M-112-6h224M0-118v224M-92-62c50 24 134 24 184 0M-92 50c50-24 134-24 184 0M0-118c-66 60-66 164 0 224M0-118c66 60 66 164 0 224',
      light,
      8,
    ) +
    shape(
      'M38 40h94a16 16 0 0 1 16 16v44a16 16 0 0 1-16 16h-26l-26 26v-26H38a16 16 0 0 1-16-16V56a16 16 0 0 1 16-16z',
      accent,
    ) +
    rect(46, 62, 78, 9, pale, 4) +
    rect(46, 84, 50, 9, deep, 4),
  flashCards: ({ deep, base, light, pale, accent }) =>
    turned(-14, rect(-124, -92, 150, 190, light, 16)) +
    turned(
      7,
      rect(-40, -100, 156, 196, white, 16) +
        line('M-2 48 38-60 78 48M10 14h56', base, 14) +
        rect(-18, 70, 112, 9, pale, 4),
    ) +
    circle(-78, -8, 26, accent) +
    circle(-78, -8, 9, deep),
  clock: ({ deep, light, pale, accent }) =>
    circle(0, 4, 118, white) +
    circle(0, 4, 92, pale) +
    rows(
      12,
      (n) =>
        `<rect x="-4" y="-82" width="8" height="${n % 3 ? 10 : 18}" rx="4" fill="${light}" transform="translate(0 4) rotate(${n * 30})"/>`,
    ) +
    line('M0 4v-56', deep, 13) +
    line('M0 4l40 28', accent, 13) +
    circle(0, 4, 13, deep),
  pourOver: ({ deep, light, pale, accent }) =>
    shape('M-84-120H84L30-28h-60z', white) +
    line('M-60-104h120', light, 8) +
    rect(-44, -30, 88, 14, deep, 7) +
    circle(0, 6, 9, accent) +
    shape('M-58 26H58l32 84a18 18 0 0 1-18 22H-72a18 18 0 0 1-18-22z', pale) +
    shape('M-76 76H76l13 34a18 18 0 0 1-17 22H-72a18 18 0 0 1-17-22z', deep),
  layerCake: ({ deep, light, pale, accent }) =>
    rows(5, (n) => rect(-104, -62 + n * 34, 208, 34, [accent, pale, light, white, accent][n]!)) +
    shape('M-104-62-60-104h208l-44 42z', white) +
    shape('M104-62l44-42v170l-44 42z', deep) +
    rect(-140, 108, 300, 18, pale, 9) +
    circle(20, -84, 12, deep),
  board: ({ deep, light, pale, accent }) =>
    rect(-140, -118, 280, 184, pale, 12) +
    rect(-126, -104, 252, 156, deep, 6) +
    line('M-92-60h74M-92-28h46M-92 4h60', white, 9) +
    line('M22-6 58-66 94-6z', light, 8) +
    rect(-150, 66, 300, 16, light, 8) +
    rect(-90, 54, 40, 12, accent, 4) +
    line('M-70 84-96 130M70 84l26 46', pale, 12),
  cap: ({ deep, light, pale, accent }) =>
    shape('M-84-14v70c44 42 124 42 168 0v-70L0 34z', light) +
    shape('M0-92 152-22 0 48-152-22z', white) +
    line('M0-22 112 10v70', accent, 9) +
    circle(112, 92, 16, accent) +
    circle(0, -22, 12, deep) +
    shape('M-84 20v36c44 42 124 42 168 0V20C40 62-40 62-84 20z', pale),
  blocks: ({ deep, base, light, pale, accent }) =>
    rect(-124, 8, 112, 112, white, 14) +
    rect(12, 8, 112, 112, light, 14) +
    rect(-56, -116, 112, 112, accent, 14) +
    line('M-92 96l24-64 24 64M-84 76h32', base, 11) +
    line('M52 40v48M52 40h22a12 12 0 0 1 0 24h-22h26a12 12 0 0 1 0 24h-26', deep, 11) +
    line('M22-78a30 30 0 1 0 0 36', pale, 11),
  servers: ({ deep, light, pale, accent }) =>
    rows(
      3,
      (n) =>
        rect(-124, -122 + n * 84, 248, 70, n === 1 ? pale : white, 14) +
        circle(-90, -87 + n * 84, 12, n === 2 ? light : accent) +
        circle(-54, -87 + n * 84, 12, light) +
        rect(6, -97 + n * 84, 92, 8, deep, 4) +
        rect(6, -81 + n * 84, 64, 8, deep, 4),
    ),
  shield: ({ deep, light, pale, accent }) =>
    shape('M0-134 112-92v84c0 66-44 112-112 140C-68 104-112 58-112-8v-84z', white) +
    shape('M0-134 112-92v84c0 66-44 112-112 140z', pale) +
    rect(-50, -22, 100, 80, deep, 12) +
    line('M-28-22v-26a28 28 0 0 1 56 0v26', light, 14) +
    circle(0, 12, 13, accent) +
    rect(-5, 14, 10, 26, accent, 5),
  cloud: ({ deep, light, pale, accent }) =>
    shape('M-92 40a52 52 0 0 1 2-104 76 76 0 0 1 146-14 60 60 0 0 1 36 118z', white) +
    line('M-60 40v44M0 40v64M60 40v44', pale, 9) +
    circle(-60, 98, 19, light) +
    circle(0, 118, 19, accent) +
    circle(60, 98, 19, light) +
    line('M-26-20 0-46l26 26M0-42V12', deep, 11),
} as const satisfies Record<string, Emblem>;
export type EmblemName = keyof typeof emblems;
