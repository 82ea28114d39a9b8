import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import { invalidInput } from '../../platform/app-error.ts';
import type { LessonKind } from './lesson-kind.ts';
import { attachCaptions, attachFile, prepareChapters } from './preparation.ts';
import { relinkFile } from './relink-file.ts';

export const video: LessonKind<'video'> = {
  async prepare(tx, writer, { setting, content: { mediaId, captions, address, chapters } }) {
    if (address && mediaId) throw invalidInput('content.address', 'Pilih salah satu: unggah berkas atau tempel alamat');
    // The API cannot measure a video that plays on another site.
    if (address && setting.completionType === 'duration')
      throw invalidInput('setting.completionType', 'Video dari luar diselesaikan dengan tombol');
    const media = await attachFile(tx, writer, 'video', 'mediaId', mediaId);
    await attachCaptions(tx, writer, captions);
    return {
      setting,
      content: { mediaId, captions, address, chapters: prepareChapters(writer, chapters, media) },
      isComplete: media?.state === 'stored' || address !== null,
      durationSeconds: Math.ceil(media?.durationSeconds ?? 0),
    };
  },
  relink({ captions, ...content }, links) {
    const ofOther = captions.flatMap(({ mediaId, language }) => {
      const other = links.file(mediaId, { kind: 'captions', purpose: 'lesson' });
      return other ? [{ mediaId: other, language }] : [];
    });
    return { ...relinkFile(content, 'video', links), captions: ofOther };
  },
  present({ content: { mediaId, captions, address, chapters }, files }) {
    return {
      file: files.recording(mediaId),
      captions: files.captions(captions),
      embed: address ? videoEmbedOf(address) : null,
      chapters,
    };
  },
  searchedHtml: () => '',
};
