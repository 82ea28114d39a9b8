import type { PackageManifest } from '@sinau/contracts/core/media/package.schemas';
import { interactiveEmbedOf, interactiveProviders } from '@sinau/contracts/study/lesson/interactive.rules';
import { ofPart, partOf } from '@sinau/contracts/study/lesson/package-part.rules';
import { invalidInput } from '../../platform/app-error.ts';
import type { LessonKind } from './lesson-kind.ts';
import { manifestOf } from '../../core/media/index.ts';
import { attachFile } from './preparation.ts';
import { relinkFile } from './relink-file.ts';

/** Estimated duration of a package or an embedded material. */
const estimatedSeconds = 10 * 60;

export const interactive: LessonKind<'interactive'> = {
  async prepare(tx, writer, { setting, content }) {
    const { mediaId, address, part, ...rest } = content;
    if (address && mediaId) throw invalidInput('content.address', 'Pilih salah satu: unggah paket atau tempel alamat');
    const media = await attachFile(tx, writer, 'package', 'mediaId', mediaId);
    const manifest = media && (manifestOf(media).manifest ?? null);
    // Another package has other parts.
    const played = manifest && partOf(manifest, part);
    const isScored = setting.completionType === 'minimum-score';
    return {
      setting: { ...setting, minimumScore: isScored ? setting.minimumScore : 0 },
      content: { ...rest, mediaId, address, ...(played && { part: played.id }) },
      // Only a package that reports a score can reach one: nobody could finish any other material.
      isComplete: isScored
        ? played
          ? played.isTracked
          : reportsResults(manifest)
        : media !== null || address !== null,
      durationSeconds: media || address ? estimatedSeconds : 0,
    };
  },
  relink: (content, links) => relinkFile(content, 'package', links),
  present({ content: { mediaId, address, part }, files, packageState }) {
    const media = files.find(mediaId);
    const embed = address ? interactiveEmbedOf(address) : null;
    return {
      package: media ? ofPart({ ...files.signed(media), ...manifestOf(media) }, part) : null,
      embed: embed && { ...embed, name: interactiveProviders[embed.provider].name },
      state: packageState ?? { value: null, revision: 0 },
    };
  },
  searchedHtml: () => '',
};

const reportsResults = (manifest: PackageManifest | null) =>
  manifest?.parts.some(({ isTracked }) => isTracked) ?? false;
