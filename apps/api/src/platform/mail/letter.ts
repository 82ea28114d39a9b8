import type { Env } from '../env.ts';

/** A row of a small table: a label, and how much or when. */
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}
interface LetterLink {
  readonly label: string;
  readonly path: string;
}

/** Content of a mail, in Indonesian. */
export interface Letter {
  readonly subject: string;
  /** Paragraphs, and tables between them. */
  readonly lines: readonly (string | readonly Row[])[];
  readonly action?: LetterLink;
  /** A secondary link below the button. */
  readonly also?: LetterLink;
  readonly footnote?: string;
}

/**
 * Writes subject, text and HTML of a letter, whose greeting has a name only if the letter has one; `unsubscribe` is the
 * page that ends mails of its kind.
 */
export function composeMail(
  letter: Letter,
  { fullname, unsubscribe }: { fullname: string | null; unsubscribe: string | null },
  { PRODUCT_NAME, PUBLIC_URL }: Pick<Env, 'PRODUCT_NAME' | 'PUBLIC_URL'>,
) {
  const link = letter.action ? PUBLIC_URL + letter.action.path : null;
  const also = letter.also ? PUBLIC_URL + letter.also.path : null;
  const paragraphs = [fullname ? `Halo ${fullname},` : 'Halo,', ...letter.lines];
  return {
    subject: letter.subject,
    link,
    text: [
      ...paragraphs.map((part) => (typeof part === 'string' ? part : part.map(rowText).join('\n'))),
      ...(link ? [`${letter.action!.label}: ${link}`] : []),
      ...(also ? [`${letter.also!.label}: ${also}`] : []),
      ...(letter.footnote ? [letter.footnote] : []),
      `Salam,\nTim ${PRODUCT_NAME}`,
      ...(unsubscribe ? [`Tidak mau email seperti ini lagi? Berhenti berlangganan: ${unsubscribe}`] : []),
    ].join('\n\n'),
    html: page(PRODUCT_NAME, paragraphs, letter, { link, also, unsubscribe }),
  };
}

const rowText = ({ label, value }: Row) => `• ${label}: ${value}`;

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (
  product: string,
  paragraphs: Letter['lines'],
  letter: Letter,
  { link, also, unsubscribe }: { link: string | null; also: string | null; unsubscribe: string | null },
) => `<!doctype html>
<html lang="id"><body style="margin:0;background:#f7f9fc;padding:32px 16px;font:16px/24px Arial,sans-serif;text-rendering:geometricPrecision;color:#0f1b36">
<div style="max-width:520px;margin:auto;background:#fff;border:1px solid #e1e7f0;border-radius:12px;padding:32px">
${head(product)}
${paragraphs.map((part) => (typeof part === 'string' ? `<p style="margin:0 0 16px">${escape(part)}</p>` : table(part))).join('\n')}
${
  link
    ? `<p style="margin:24px 0"><a href="${escape(link)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#0e47c0;color:#fff;font-weight:700;text-decoration:none">${escape(letter.action!.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#55617a">Kalau tombolnya tidak berfungsi, buka alamat ini: ${escape(link)}</p>`
    : ''
}
${also ? `<p style="margin:0 0 16px"><a href="${escape(also)}" style="color:#0e47c0;font-weight:700">${escape(letter.also!.label)}</a></p>` : ''}
${letter.footnote ? `<p style="margin:0;font-size:13px;line-height:20px;color:#55617a">${escape(letter.footnote)}</p>` : ''}
${
  unsubscribe
    ? `<p style="margin:16px 0 0;font-size:13px;line-height:20px;color:#55617a">Tidak mau email seperti ini lagi? <a href="${escape(unsubscribe)}" style="color:#55617a">Berhenti berlangganan</a></p>`
    : ''
}
</div></body></html>`;

/** The product's mark beside its name, without an image: mail programs hide images until the reader allows them. */
const head = (
  product: string,
) => `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 24px"><tr>
<td style="width:32px;height:32px;border-radius:8px;background:#0e47c0;color:#fff;font-size:19px;font-weight:700;text-align:center">${escape([...product][0] ?? '')}</td>
<td style="padding-left:10px;font-size:20px;font-weight:700;color:#0f1b36">${escape(product)}</td>
</tr></table>`;

const table = (rows: readonly Row[]) =>
  `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px;line-height:22px">${rows.map(tableRow).join('')}</table>`;

const tableRow = ({ label, value, isTotal = false }: Row) => {
  const weight = isTotal ? 'font-weight:700;' : '';
  const cell = `padding:8px 0;border-top:1px solid #e1e7f0;vertical-align:top;${weight}`;
  return `<tr><td style="${cell}">${escape(label)}</td><td style="${cell}padding-left:16px;text-align:right;white-space:nowrap">${escape(value)}</td></tr>`;
};
