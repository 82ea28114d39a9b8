import type { Env } from '../env.ts';

/** What a mail says, in Indonesian. */
export interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly action?: { readonly label: string; readonly path: string };
  readonly footnote?: string;
}

/** Subject, text and HTML of a letter; `unsubscribe` is the page that ends mails of its kind. */
export function composeMail(
  letter: Letter,
  { fullname, unsubscribe }: { fullname: string; unsubscribe: string | null },
  { PRODUCT_NAME, PUBLIC_URL }: Pick<Env, 'PRODUCT_NAME' | 'PUBLIC_URL'>,
) {
  const link = letter.action ? PUBLIC_URL + letter.action.path : null;
  const paragraphs = [`Halo ${fullname},`, ...letter.lines];
  return {
    subject: letter.subject,
    link,
    text: [
      ...paragraphs,
      ...(link ? [`${letter.action!.label}: ${link}`] : []),
      ...(letter.footnote ? [letter.footnote] : []),
      `Salam,\nTim ${PRODUCT_NAME}`,
      ...(unsubscribe ? [`Tidak mau email seperti ini lagi? Berhenti berlangganan: ${unsubscribe}`] : []),
    ].join('\n\n'),
    html: page(PRODUCT_NAME, paragraphs, letter, { link, unsubscribe }),
  };
}

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (
  product: string,
  paragraphs: readonly string[],
  letter: Letter,
  { link, unsubscribe }: { link: string | null; unsubscribe: string | null },
) => `<!doctype html>
<html lang="id"><body style="margin:0;background:#f7f9fc;padding:32px 16px;font:16px/24px Arial,sans-serif;color:#0f1b36">
<div style="max-width:520px;margin:auto;background:#fff;border:1px solid #e1e7f0;border-radius:12px;padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0e47c0">${escape(product)}</p>
${paragraphs.map((line) => `<p style="margin:0 0 16px">${escape(line)}</p>`).join('\n')}
${
  link
    ? `<p style="margin:24px 0"><a href="${escape(link)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#0e47c0;color:#fff;font-weight:700;text-decoration:none">${escape(letter.action!.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#55617a">Kalau tombolnya tidak berfungsi, buka alamat ini: ${escape(link)}</p>`
    : ''
}
${letter.footnote ? `<p style="margin:0;font-size:13px;line-height:20px;color:#55617a">${escape(letter.footnote)}</p>` : ''}
${
  unsubscribe
    ? `<p style="margin:16px 0 0;font-size:13px;line-height:20px;color:#55617a">Tidak mau email seperti ini lagi? <a href="${escape(unsubscribe)}" style="color:#55617a">Berhenti berlangganan</a></p>`
    : ''
}
</div></body></html>`;
