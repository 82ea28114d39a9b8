import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import { invalidInput } from '../../platform/app-error.ts';
import type { LessonKind } from './lesson-kind.ts';
import { attachFile, prepareChapters } from './preparation.ts';

export const video: LessonKind<'video'> = {
  async prepare(tx, writer, { setting, content: { mediaId, captionsId, address, chapters } }) {
    if (address && mediaId) throw invalidInput('content.address', 'Pilih salah satu: unggah berkas atau tempel alamat');
    // The API cannot measure a video that plays on another site.
    if (address && setting.completionType === 'duration')
      throw invalidInput('setting.completionType', 'Video dari luar diselesaikan dengan tombol');
    const media = await attachFile(tx, writer, 'video', 'mediaId', mediaId);
    await attachFile(tx, writer, 'captions', 'captionsId', captionsId);
    return {
      setting,
      content: { mediaId, captionsId, address, chapters: prepareChapters(writer, chapters, media) },
      isComplete: media?.state === 'stored' || address !== null,
      durationSeconds: Math.ceil(media?.durationSeconds ?? 0),
    };
  },
  present({ content: { mediaId, captionsId, address, chapters }, files }) {
    const captions = files.find(captionsId);
    return {
      file: files.recording(mediaId),
      captions: captions ? files.signed(captions) : null,
      embed: address ? videoEmbedOf(address) : null,
      chapters,
    };
  },
};
