type Head =
  | 'short'
  | 'parted'
  | 'curly'
  | 'long'
  | 'bun'
  | 'bob'
  | 'hijab'
  | 'pashmina'
  | 'peci'
  | 'blangkon'
  | 'udeng'
  | 'grey';

interface Avatar {
  readonly number: number;
  readonly ground: string;
  /** Colors for light and shade. */
  readonly skin: readonly [string, string];
  readonly head: Head;
  /** Color of the hair or the head covering. */
  readonly crown: string;
  readonly shirt: string;
  readonly collar: string;
  readonly has?: readonly ('glasses' | 'beard' | 'moustache' | 'earrings')[];
}

const fair = ['#F2C9A5', '#E0AE86'] as const;
const tan = ['#DDA77B', '#C68D60'] as const;
const brown = ['#B97F55', '#9F6A43'] as const;
const dark = ['#8A5A3B', '#70472D'] as const;
const ink = '#1E1A22';

export const avatars: readonly Avatar[] = [
  { number: 9, ground: '#E0F5E8', skin: brown, head: 'parted', crown: ink, shirt: '#17724C', collar: '#E0F5E8' },
  {
    number: 10,
    ground: '#FFF4DD',
    skin: fair,
    head: 'pashmina',
    crown: '#C8552B',
    shirt: '#8A2F0C',
    collar: '#FFEBDD',
  },
  {
    number: 11,
    ground: '#E9F0FF',
    skin: tan,
    head: 'bob',
    crown: ink,
    shirt: '#0E47C0',
    collar: '#E9F0FF',
    has: ['earrings'],
  },
  {
    number: 12,
    ground: '#FFE6EF',
    skin: dark,
    head: 'short',
    crown: '#12100F',
    shirt: '#B4246B',
    collar: '#FFE6EF',
    has: ['beard'],
  },
  {
    number: 13,
    ground: '#EDEBFF',
    skin: tan,
    head: 'blangkon',
    crown: '#5A3A1E',
    shirt: '#3B2FA0',
    collar: '#EDEBFF',
    has: ['moustache'],
  },
  {
    number: 14,
    ground: '#DDF6EF',
    skin: fair,
    head: 'hijab',
    crown: '#0C6B73',
    shirt: '#06414A',
    collar: '#DDF6EF',
    has: ['glasses'],
  },
  {
    number: 15,
    ground: '#FFE3CF',
    skin: dark,
    head: 'curly',
    crown: '#15100D',
    shirt: '#D4511E',
    collar: '#FFEBDD',
    has: ['glasses'],
  },
  {
    number: 16,
    ground: '#E8EDF5',
    skin: fair,
    head: 'parted',
    crown: '#33262A',
    shirt: '#2D3850',
    collar: '#E8EDF5',
    has: ['glasses'],
  },
  { number: 17, ground: '#F3E8FC', skin: tan, head: 'long', crown: ink, shirt: '#6C35A0', collar: '#F3E8FC' },
  { number: 18, ground: '#E0F4FF', skin: brown, head: 'peci', crown: '#12151F', shirt: '#0F6BA3', collar: '#E0F4FF' },
  { number: 19, ground: '#FCEADF', skin: tan, head: 'hijab', crown: '#D9A0A8', shirt: '#A8432A', collar: '#FCEADF' },
  { number: 20, ground: '#FFF6DA', skin: brown, head: 'udeng', crown: '#F4EFE6', shirt: '#8A6A0A', collar: '#FFF6DA' },
  {
    number: 21,
    ground: '#E4F3F5',
    skin: dark,
    head: 'bun',
    crown: '#15100D',
    shirt: '#1F5A63',
    collar: '#E4F3F5',
    has: ['earrings'],
  },
  {
    number: 22,
    ground: '#DCE7FF',
    skin: fair,
    head: 'bob',
    crown: '#5B3426',
    shirt: '#D6336C',
    collar: '#FFE6EF',
    has: ['glasses'],
  },
  {
    number: 23,
    ground: '#E3ECD9',
    skin: tan,
    head: 'grey',
    crown: '#8C8F98',
    shirt: '#3E7C3A',
    collar: '#E3ECD9',
    has: ['moustache'],
  },
  {
    number: 24,
    ground: '#FFE1EA',
    skin: brown,
    head: 'pashmina',
    crown: '#3B2FA0',
    shirt: '#221A5C',
    collar: '#EDEBFF',
  },
  { number: 25, ground: '#E7DFFA', skin: fair, head: 'short', crown: ink, shirt: '#43A047', collar: '#E9F6EA' },
  {
    number: 26,
    ground: '#FDECEB',
    skin: dark,
    head: 'long',
    crown: '#12100F',
    shirt: '#E4573D',
    collar: '#FDECEB',
    has: ['earrings'],
  },
];

/** Draws what hangs behind the shoulders. */
const behind = (head: Head, crown: string) => {
  switch (head) {
    case 'long':
      return `<path d="M24 80c-5-26 0-66 24-66s29 40 24 66z" fill="${crown}"/>`;
    case 'bob':
      return `<path d="M27 58c-5-26 3-45 21-45s26 19 21 45z" fill="${crown}"/>`;
    case 'bun':
      return `<circle cx="48" cy="12" r="9" fill="${crown}"/>`;
    case 'hijab':
    case 'pashmina':
      return `<path d="M23 76c-2-36 3-63 25-63s27 27 25 63z" fill="${crown}"/>`;
    default:
      return '';
  }
};

const onTop = (head: Head, crown: string) => {
  switch (head) {
    case 'short':
      return `<path d="M30 40c-3-18 6-27 19-27 12 0 20 8 17 27-1-6-3-10-6-13-9 3-18 2-24-2-3 4-5 9-6 15z" fill="${crown}"/>`;
    case 'parted':
      return `<path d="M30 39c-3-17 5-26 18-26 14 0 21 9 18 26-2-7-5-10-9-12-6 0-12-2-15-6-3 6-9 11-12 18z" fill="${crown}"/>`;
    case 'grey':
      return `<path d="M30 39c-2-16 6-24 18-24s20 8 18 24c-2-5-4-8-6-10-8 2-18 2-24 0-3 2-5 6-6 10z" fill="${crown}"/>`;
    case 'curly':
      return [
        [33, 30],
        [37, 21],
        [46, 16],
        [56, 18],
        [62, 25],
        [64, 33],
        [48, 22],
        [54, 25],
        [41, 25],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7.5" fill="${crown}"/>`)
        .join('');
    case 'long':
    case 'bob':
    case 'bun':
      return `<path d="M30 42c-2-18 8-27 18-27s20 9 18 27c-3-9-9-13-13-15-5 7-15 10-23 15z" fill="${crown}"/>`;
    case 'hijab':
    case 'pashmina':
      return '';
    case 'peci':
      return `<path d="M31 31 33 15q15-5 30 0l2 16q-17-6-34 0z" fill="${crown}"/>`;
    case 'blangkon':
      return `<path d="M30 34c-1-14 7-22 18-22s19 8 18 22q-18-9-36 0z" fill="${crown}"/><path d="M31 30q17-12 34 0M33 24q15-9 30 0M48 12v14" fill="none" stroke="#C9A46A" stroke-width="1.6"/>`;
    case 'udeng':
      return `<path d="M30 34c0-12 7-19 18-19s18 7 18 19q-18-8-36 0z" fill="${crown}"/><path d="M48 26 42 9q6-4 12 0z" fill="${crown}"/><path d="M30 33q18-9 36 0" fill="none" stroke="#B98D2A" stroke-width="2"/>`;
  }
};

/** Cloth that frames the face and falls over the shoulders. */
const veil = (head: Head, crown: string) => {
  if (head === 'hijab')
    return `<path fill-rule="evenodd" d="M25 62c-2-32 5-47 23-47s25 15 23 47c-2 14-12 20-23 20s-21-6-23-20zm8-20c0 12 6 21 15 21s15-9 15-21-6-18-15-18-15 6-15 18z" fill="${crown}"/>`;
  if (head === 'pashmina')
    return `<path fill-rule="evenodd" d="M25 60c-3-30 5-46 23-46s26 16 23 46l-6 12-30 2zm8-18c0 12 6 21 15 21s15-9 15-21-6-18-15-18-15 6-15 18z" fill="${crown}"/><path d="M30 62c8 8 28 8 40-6 2 12-2 30-10 42H46c6-12 4-22-16-36z" fill="${crown}"/><path d="M34 66c10 6 24 4 33-5" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>`;
  return '';
};

const extras = {
  glasses:
    '<g fill="none" stroke="#1B2336" stroke-width="1.7"><circle cx="41" cy="41.5" r="5.5"/><circle cx="55" cy="41.5" r="5.5"/><path d="M46.5 41h3M35.5 40l-4-1M60.5 40l4-1"/></g>',
  beard: '<path d="M35 49c1 10 7 14 13 14s12-4 13-14c-3 5-8 4-13 4s-10 1-13-4z" fill="#17131A" opacity=".85"/>',
  moustache:
    '<path d="M41 48.5c2-2 5-2 7-.6 2-1.4 5-1.4 7 .6-3 1.4-5 1.2-7 .4-2 .8-4 1-7-.4z" fill="#17131A" opacity=".8"/>',
  earrings: '<circle cx="31" cy="48" r="2.2" fill="#FFB020"/><circle cx="65" cy="48" r="2.2" fill="#FFB020"/>',
};

export function drawAvatar({ ground, skin: [lit, shaded], head, crown, shirt, collar, has = [] }: Avatar) {
  const isVeiled = head === 'hijab' || head === 'pashmina';
  const ears = isVeiled
    ? ''
    : `<circle cx="31" cy="42" r="4" fill="${shaded}"/><circle cx="65" cy="42" r="4" fill="${shaded}"/>`;
  const neckline = isVeiled ? '' : `<path d="M38 68.5 48 80l10-11.5 5 .9L48 90 33 69.4z" fill="${collar}"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<rect width="96" height="96" fill="${ground}"/>${behind(head, crown)}<path d="M10 98c0-22 17-30 38-30s38 8 38 30z" fill="${shirt}"/>${neckline}`,
    `<rect x="40" y="52" width="16" height="20" rx="8" fill="${shaded}"/>${ears}<path d="M31 36c0-12 7-19 17-19s17 7 17 19c0 16-7 25-17 25S31 52 31 36z" fill="${lit}"/>`,
    onTop(head, crown),
    veil(head, crown),
    '<g fill="#1B2336"><circle cx="41" cy="41" r="1.9"/><circle cx="55" cy="41" r="1.9"/></g>',
    `<g fill="none" stroke="#1B2336" stroke-width="1.6" stroke-linecap="round"><path d="M38 36.5q3-2 6-.4M52 36.1q3-1.6 6 .4" opacity=".7"/><path d="M43 ${has.includes('moustache') ? 52 : 50.5}q5 4 10 0"/></g>`,
    ...has.map((extra) => extras[extra]),
    '</svg>\n',
  ].join('');
}
