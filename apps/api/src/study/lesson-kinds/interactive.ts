import { interactiveEmbedOf, interactiveProviders } from '@sinau/contracts/study/lesson/interactive.rules';
import { invalidInput } from '../../platform/app-error.ts';
import type { LessonKind } from './lesson-kind.ts';
import { manifestOf, type MediaRow } from '../../core/media/index.ts';
import { attachFile } from './preparation.ts';
import { relinkFile } from './relink-file.ts';

/** Estimated duration of a package or an embedded material. */
const estimatedSeconds = 10 * 60;

export const interactive: LessonKind<'interactive'> = {
  async prepare(tx, writer, { setting, content }) {
    const { mediaId, address } = content;
    if (address && mediaId) throw invalidInput('content.address', 'Pilih salah satu: unggah paket atau tempel alamat');
    const media = await attachFile(tx, writer, 'package', 'mediaId', mediaId);
    const isScored = setting.completionType === 'minimum-score';
    return {
      setting: { ...setting, minimumScore: isScored ? setting.minimumScore : 0 },
      content,
      // Only a package that reports a score can reach one: nobody could finish any other material.
      isComplete: isScored ? media !== null && reportsResults(media) : media !== null || address !== null,
      durationSeconds: media || address ? estimatedSeconds : 0,
    };
  },
  relink: (content, links) => relinkFile(content, 'package', links),
  present({ content: { mediaId, address }, files, packageState }) {
    const media = files.find(mediaId);
    const embed = address ? interactiveEmbedOf(address) : null;
    return {
      package: media ? { ...files.signed(media), ...manifestOf(media) } : null,
      embed: embed && { ...embed, name: interactiveProviders[embed.provider].name },
      state: packageState ?? { value: null, revision: 0 },
    };
  },
};

const reportsResults = (media: MediaRow) =>
  manifestOf(media).manifest?.parts.some(({ isTracked }) => isTracked) ?? false;
