import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import { draftBounds } from '@sinau/contracts/authoring/transfer/class-import.rules';
import type { DraftLesson, DraftPlan, LeftOut } from './draft-plan.rules.ts';

const addressIn = /https?:\/\/\S+/;
/** Marks that lists put between a title and its address, or before an item. */
const around = /^[\s\d.)\-–—•*|:,;\t]+|[\s\-–—|:,;\t(]+$/g;

/**
 * Plans a class from a list of addresses at YouTube or Vimeo, one a line, with or without a title beside it. A line
 * without an address begins a section.
 */
export function planOfAddresses(text: string): DraftPlan {
  const leftOut: LeftOut[] = [];
  const sections: { title: string; lessons: DraftLesson[] }[] = [];
  let count = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const address = addressIn.exec(line)?.[0].replace(/[),.;]+$/, '');
    if (!address) {
      sections.push({
        title:
          line
            .replace(/^[#\s]+/, '')
            .trim()
            .slice(0, 120) || 'Bagian',
        lessons: [],
      });
      continue;
    }
    const secure = address.replace(/^http:/, 'https:');
    if (!videoEmbedOf(secure) || count >= draftBounds.maxLessons) {
      const reason =
        count >= draftBounds.maxLessons ? `Paling banyak ${draftBounds.maxLessons} video sekali impor` : null;
      leftOut.push({ name: address, reason: reason ?? 'Bukan alamat video YouTube atau Vimeo' });
      continue;
    }
    count += 1;
    const title = line.replace(address, '').replace(around, '').trim().slice(0, 150) || `Video ${count}`;
    if (sections.length === 0) sections.push({ title: 'Pembuka', lessons: [] });
    sections.at(-1)!.lessons.push({ key: `${index}`, type: 'video', title, address: secure, upload: null });
  }
  return {
    title: '',
    sections: sections
      .filter(({ lessons }) => lessons.length > 0)
      .slice(0, draftBounds.maxSections)
      .map((section, index) => ({ ...section, key: `${index}` })),
    leftOut,
  };
}
