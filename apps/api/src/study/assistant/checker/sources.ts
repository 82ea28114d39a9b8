import { quotesIn, type NewsDocument } from './document.ts';
import { onEach, remark, type Rule } from './remarks.ts';

const said =
  /(?<!\p{L})(?:kata|ujar|tutur|ucap|jelas|ungkap|tegas|imbuh|papar|terang|cetus|sebut|tambah|lanjut|sahut|pesan|harap|tulis|seru|tanya)(?:nya)?(?!\p{L})|(?<!\p{L})(?:berkata|mengatakan|menyatakan|menuturkan|menjelaskan|mengungkapkan|menegaskan|menambahkan|menyebut|menyebutkan|memaparkan|mengaku|berharap|bercerita|berpesan|mengimbau|mengutip|dikutip|bertanya|menulis|menurut|berdasarkan)(?!\p{L})/giu;
const isSaid = (text: string) => text.search(said) >= 0;

/** Quotations with fewer words are a name or a term, and need no speaker. */
const shortest = 4;
/** Number of words from which a text needs a source. */
const wordsWithSource = 120;

/** Expects the speaker in the same paragraph, or in the one before. */
export const quotations: Rule = ({ paragraphs }) => {
  const unclaimed = paragraphs.flatMap((paragraph, index) => {
    const nearby = `${paragraphs[index - 1]?.text ?? ''}\n${paragraph.text}`;
    return isSaid(nearby) ? [] : quotesIn(paragraph).filter(({ text }) => text.split(/\s+/).length >= shortest);
  });
  return onEach(
    'style',
    unclaimed,
    () => 'Belum jelas siapa yang mengatakan ini. Sebut nama dan jabatannya di dekat kutipan.',
  );
};

export const sources: Rule = (news) =>
  news.words.length >= wordsWithSource && !hasSource(news)
    ? [remark('style', 'Belum ada narasumber. Tulis dari siapa keterangan ini: “kata …” atau “menurut …”.')]
    : [];

const hasSource = ({ paragraphs }: NewsDocument) => paragraphs.some(({ text }) => isSaid(text));
