import type { ClassSnapshot } from './snapshot.schemas.ts';

/** Signs that a publication deserves a look first. */
export const riskSigns = ['price', 'lessons', 'links', 'words'] as const;
export type RiskSign = (typeof riskSigns)[number];

export const riskSignLabels: Record<RiskSign, string> = {
  price: 'Harga naik lebih dari separuh',
  lessons: 'Semua materi diganti',
  links: 'Tautan baru ke luar',
  words: 'Kata yang perlu diperiksa',
};

/** Words and phrases that often stand in scams and in what may not be sold. */
const watchedWords = [
  'bokep',
  'garansi cuan',
  'hubungi wa',
  'judi online',
  'kirim ke rekening',
  'money game',
  'obat kuat',
  'pasti untung',
  'pinjol',
  'slot gacor',
  'togel',
  'transfer ke rekening',
  't.me/',
  'wa.me/',
] as const;

/** Returns the signs of what a publication changed, compared with the version before it. */
export function riskSignsOf(before: ClassSnapshot, after: ClassSnapshot): RiskSign[] {
  const [was, is] = [textOf(before), textOf(after)];
  const found: Record<RiskSign, boolean> = {
    price: (after.salePrice ?? 0) > (before.salePrice ?? 0) * 1.5,
    lessons: isReplaced(before, after),
    links: hostsIn(is).some((host) => !hostsIn(was).includes(host)),
    words: watchedWords.some((word) => is.includes(word) && !was.includes(word)),
  };
  return riskSigns.filter((sign) => found[sign]);
}

/** Text of a whole class, in lower case; only the addresses within its markup matter beside the words. */
const textOf = ({ title, description, requirements, about, completionMessage, sections }: ClassSnapshot) =>
  JSON.stringify([title, description, requirements, about, completionMessage, sections]).toLowerCase();

const hostsIn = (text: string) => [...text.matchAll(/https?:\/\/([^\s"'<>\\/?#]+)/g)].map(([, host]) => host);

/** True if nothing of at least two lessons stayed as it was. */
function isReplaced(before: ClassSnapshot, after: ClassSnapshot) {
  const lessonsOf = ({ sections }: ClassSnapshot) => sections.flatMap(({ lessons }) => lessons);
  const now = new Map(lessonsOf(after).map(({ id, type, content }) => [id, JSON.stringify([type, content])]));
  const old = lessonsOf(before);
  return old.length > 1 && old.every(({ id, type, content }) => now.get(id) !== JSON.stringify([type, content]));
}
