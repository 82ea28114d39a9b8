/** One outline of a motif, filled, or a line of this width. */
interface MotifShape {
  readonly d: string;
  readonly line?: number;
}
interface Motif {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly MotifShape[];
}

/** A cloud within a cloud, from its left foot. */
const cloud = (x: number, y: number) =>
  `M${x} ${y}c0-9 8-14 15-11 2-10 16-13 22-5 6-7 19-5 21 5 8-2 15 4 14 11M${x + 14} ${y}c0-6 6-9 10-7 2-7 11-8 15-3 5-4 12-3 14 3 4-1 8 3 8 7`;

/** Patterns that cloths of the archipelago are woven, dyed or embroidered with, made simple. Each is one tile of its cloth. */
export const motifs = {
  /** Slanting blades, from the courts of Java. */
  parang: {
    width: 72,
    height: 44,
    shapes: [
      {
        d: 'M0-2h72v4H0zM0 42h72v4H0zM4 22C10 4 26 6 34 14c8 8 18 6 22-2 6 14-2 28-18 26C26 36 14 26 4 22zM63 26a4 4 0 1 0 .1 0z',
      },
    ],
  },
  /** The fruit of the sugar palm, cut across. */
  kawung: {
    width: 64,
    height: 64,
    shapes: [
      {
        d: 'M32 32C14 30 4 20 4 4c16 0 26 10 28 28zM32 32C50 30 60 20 60 4 44 4 34 14 32 32zM32 32C30 50 20 60 4 60c0-16 10-26 28-28zM32 32c2 18 12 28 28 28 0-16-10-26-28-28z',
      },
    ],
  },
  /** Rain clouds of Cirebon. */
  megaMendung: {
    width: 96,
    height: 72,
    shapes: [{ d: cloud(12, 33) + cloud(60, 69) + cloud(-36, 69), line: 3 }],
  },
  /** Bamboo shoots in rows, as on songket and ulos. */
  tumpal: {
    width: 56,
    height: 56,
    shapes: [{ d: 'M28 4 54 52H2z', line: 3 }, { d: 'M28 24 42 50H14zM0 4h12L0 26zM56 4H44l12 22z' }],
  },
  /** Plaited strips, as in a mat of pandan. */
  anyaman: {
    width: 64,
    height: 64,
    shapes: [
      {
        d: 'M6 6h20M6 16h20M6 26h20M38 38h20M38 48h20M38 58h20M38 6v20M48 6v20M58 6v20M6 38v20M16 38v20M26 38v20',
        line: 6,
      },
    ],
  },
  /** Stars in the dark, a pattern for weddings. */
  truntum: {
    width: 56,
    height: 56,
    shapes: [
      {
        d: 'M14 6v16M6 14h16M8 8l12 12M20 8 8 20M42 34v16M34 42h16M36 36l12 12M48 36 36 48',
        line: 2.6,
      },
      { d: 'M42 11a3 3 0 1 0 .1 0zM14 39a3 3 0 1 0 .1 0z' },
    ],
  },
  /** Lozenges within lozenges, as gold thread draws them on songket. */
  songket: {
    width: 60,
    height: 60,
    shapes: [
      { d: 'M30 4 56 30 30 56 4 30zM30 17l13 13-13 13-13-13z', line: 3 },
      { d: 'M30 26l4 4-4 4-4-4zM0-5 5 0 0 5-5 0zM60-5l5 5-5 5-5-5zM0 55l5 5-5 5-5-5zM60 55l5 5-5 5-5-5z' },
    ],
  },
  /** Lozenges within lozenges, as in gold thread on songket. */
  jlamprang: {
    width: 60,
    height: 60,
    shapes: [
      {
        d: 'M30 10a20 20 0 1 0 .1 0M30 21a9 9 0 1 0 .1 0M12 0a12 12 0 0 1-12 12M48 0a12 12 0 0 0 12 12M12 60a12 12 0 0 0-12-12M48 60a12 12 0 0 1 12-12',
        line: 3,
      },
    ],
  },
  /** Squared crosses, as on weavings of Sumba. */
  sumba: {
    width: 48,
    height: 48,
    shapes: [
      { d: 'M24 4h6v6h6v6h6v6h2v4h-2v6h-6v6h-6v6H18v-6h-6v-6H6v-6H4v-4h2v-6h6v-6h6V4z', line: 3 },
      { d: 'M21 21h6v6h-6z' },
    ],
  },
  /** Stepped stars, close to one another. */
  bintang: {
    width: 64,
    height: 64,
    shapes: [
      { d: 'M28 0h8v8h8v8h8v8h8v16h-8v8h-8v8h-8v8h-8v-8h-8v-8h-8v-8H4V24h8v-8h8V8h8z', line: 3 },
      { d: 'M28 20h8v4h4v4h4v8h-4v4h-4v4h-8v-4h-4v-4h-4v-8h4v-4h4z' },
    ],
  },
  /** Flowers seen from above, between lozenges. */
  ceplok: {
    width: 64,
    height: 64,
    shapes: [
      {
        d: 'M32 7A6 10 0 1 0 32 27A6 10 0 1 0 32 7zM53.7 19.5A6 10 60 1 0 36.3 29.5A6 10 60 1 0 53.7 19.5zM53.7 44.5A6 10 120 1 0 36.3 34.5A6 10 120 1 0 53.7 44.5zM32 57A6 10 0 1 0 32 37A6 10 0 1 0 32 57zM10.3 44.5A6 10 60 1 0 27.7 34.5A6 10 60 1 0 10.3 44.5zM10.3 19.5A6 10 120 1 0 27.7 29.5A6 10 120 1 0 10.3 19.5zM32 28.6a3.4 3.4 0 1 0 .1 0zM-9 0 0-9 9 0 0 9zM55 0l9-9 9 9-9 9zM-9 64l9-9 9 9-9 9zM55 64l9-9 9 9-9 9z',
      },
    ],
  },
} as const satisfies Record<string, Motif>;
export type MotifName = keyof typeof motifs;
