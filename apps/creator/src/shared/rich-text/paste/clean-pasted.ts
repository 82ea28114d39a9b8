import { embedNameOf } from '@sinau/contracts/core/rich-text/reading';
import { raisedText } from '@sinau/contracts/core/rich-text/raised.rules';
import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import { maxAltLength } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { restoreWordLists } from './word-lists.ts';
import { pictureInAddress, picturesInRtf } from './word-pictures.ts';

export interface Pasted {
  html: string;
  /** The same content as RTF, where the program offers it. */
  rtf?: string;
}
/** Numbers of pasted items that were omitted. */
export interface LeftOut {
  pictures: number;
  others: number;
}

/** Elements that are not allowed in a text and hold no text either. */
const foreign =
  'audio, video, object, embed, iframe, canvas, svg, math, form input:not([type="checkbox"]), select, button';
/** Parts of a page without content of their own. */
const silent = 'script, style, meta, link, title, template, noscript, o\\:p:empty, colgroup, input';

/**
 * Converts what Word, Google Docs, Notion or a spreadsheet put on the clipboard into what the editor reads: their
 * markup of headings, lists, bold words and pictures becomes the usual elements. `sendPicture` begins to upload one and
 * returns its key.
 */
export function cleanPasted({ html, rtf = '' }: Pasted, sendPicture: (file: File) => string) {
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html');
  const leftOut: LeftOut = { pictures: 0, others: 0 };

  takeVideos(body);
  for (const element of body.querySelectorAll(foreign)) {
    leftOut.others += 1;
    element.remove();
  }
  for (const element of body.querySelectorAll(silent)) element.remove();
  restoreWordLists(body);
  restoreHeadings(body);
  restoreStyles(body);
  restoreRaised(body);
  nestLists(body);
  restoreLinks(body);
  takeCaptions(body);
  leftOut.pictures = takePictures(body, rtf, sendPicture);
  return { html: body.innerHTML, leftOut };
}

/** Resolves Word's conditional comments: content for Word itself is removed, content for browsers stays. */
const withoutConditions = (html: string) =>
  html
    .replace(/<!--\[if [^\]]*\]>[^]*?<!\[endif\]-->/gi, '')
    .replace(/<!\[(?:if [^\]]*|endif)\]>/gi, '')
    .replace(/<!--\[if [^\]]*\]>\s*-->/gi, '');

/** Turns an iframe of a supported video into that video, and likewise the play button of a published text. */
function takeVideos(body: HTMLElement) {
  const show = (place: Element, name: string) => {
    const video = body.ownerDocument.createElement('div');
    video.dataset['embed'] = name;
    place.replaceWith(video);
  };
  for (const button of body.querySelectorAll<HTMLElement>('button[data-play]')) show(button, button.dataset['play']!);
  for (const frame of body.querySelectorAll('iframe')) {
    const embed = videoEmbedOf((frame.getAttribute('src') ?? '').replace('youtube-nocookie.com', 'youtube.com'));
    if (embed) show(frame, embedNameOf(embed));
  }
}

/** Lowers headings: the page has a title already, so the highest heading of a text is of the second level. */
function restoreHeadings(body: HTMLElement) {
  for (const title of body.querySelectorAll<HTMLElement>('p.MsoTitle, p[role="heading"]')) rename(title, 'h1');
  const headings = [...body.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')];
  const levelOf = ({ tagName }: HTMLElement) => Number(tagName.slice(1));
  const shift = Math.max(0, 2 - Math.min(...headings.map(levelOf)));
  for (const heading of headings) rename(heading, `h${Math.min(levelOf(heading) + shift, 4)}`);
}

/** Restores bold and italics: Google Docs marks them by styles, and wraps all of its text in a `b` that is not bold. */
function restoreStyles(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll<HTMLElement>(
    'b[id^="docs-internal-guid"], b[style*="font-weight:normal"]',
  ))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    if (span.closest('h1, h2, h3, h4')) continue;
    const { fontWeight, fontStyle, textDecoration, textDecorationLine } = span.style;
    const lines = `${textDecoration} ${textDecorationLine}`;
    if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrapContent(span, 'strong');
    if (fontStyle === 'italic') wrapContent(span, 'em');
    if (lines.includes('line-through')) wrapContent(span, 's');
    if (lines.includes('underline') && !span.closest('a') && !span.querySelector('a')) wrapContent(span, 'u');
  }
}

/** Writes raised and lowered figures as the characters for them: a text has no such style, and x² must not become x2. */
function restoreRaised(body: HTMLElement) {
  for (const span of body.querySelectorAll<HTMLElement>('span[style*="vertical-align"]'))
    if (/^(?:super|sub)$/.test(span.style.verticalAlign)) wrapContent(span, span.style.verticalAlign.slice(0, 3));
  for (const element of body.querySelectorAll<HTMLElement>('sup, sub')) {
    if (element.querySelector('a, img, sup, sub')) continue;
    element.replaceWith(raisedText(element.textContent, element.tagName === 'SUP'));
  }
}

/** Moves a list that is directly in a list into the item before it. */
function nestLists(body: HTMLElement) {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.tagName === 'LI') item.append(list);
  }
  for (const list of body.querySelectorAll('ol[type]'))
    if (!/^[1aAiI]$/.test(list.getAttribute('type') ?? '')) list.removeAttribute('type');
}

/** Removes Google's redirect around the links of a published document. */
function restoreLinks(body: HTMLElement) {
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href^="https://www.google.com/url?"]'))
    link.href = new URL(link.href).searchParams.get('q') ?? link.href;
}

/** Uses the caption of a picture as its alternative text, where it has none. */
function takeCaptions(body: HTMLElement) {
  for (const figure of body.querySelectorAll('figure')) {
    const caption = figure.querySelector('figcaption')?.textContent?.trim();
    const picture = figure.querySelector('img');
    if (picture && caption && !picture.getAttribute('alt')) picture.setAttribute('alt', caption);
  }
}

/** Begins to upload the pictures whose content was pasted; removes the others, and returns their number. */
function takePictures(body: HTMLElement, rtf: string, sendPicture: (file: File) => string) {
  const fromWord = picturesInRtf(rtf);
  let left = 0;
  for (const picture of body.querySelectorAll('img')) {
    // Copied from a text of this product.
    if (picture.dataset['media'] || picture.dataset['upload']) continue;
    const address = picture.getAttribute('src') ?? '';
    const isTracker =
      Number(picture.getAttribute('width') ?? 9) <= 2 && Number(picture.getAttribute('height') ?? 9) <= 2;
    const file = address.startsWith('file:') ? (fromWord.shift() ?? null) : pictureInAddress(address);
    const taken = body.ownerDocument.createElement('img');
    if (file) {
      taken.dataset['upload'] = sendPicture(file);
      taken.alt = (picture.getAttribute('alt') ?? '').slice(0, maxAltLength);
      picture.replaceWith(taken);
    } else {
      if (!isTracker) left += 1;
      picture.remove();
    }
  }
  return left;
}

function rename(element: HTMLElement, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function wrapContent(element: HTMLElement, name: string) {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Returns '2 gambar dan 1 bagian lain tidak ikut ditempel…' or null where nothing was omitted. */
export function leftOutLabels({ pictures, others }: LeftOut) {
  const parts = [pictures > 0 && `${pictures} gambar`, others > 0 && `${others} bagian lain`].filter(Boolean);
  if (parts.length === 0) return null;
  const help = pictures > 0 ? ' Simpan gambarnya dulu, lalu seret ke sini.' : '';
  return `${parts.join(' dan ')} tidak ikut ditempel.${help}`;
}
