import { captionsLanguageLabels } from '@sinau/contracts/core/media/captions.rules';
import { useMedia } from '../media.data.ts';
import type { CaptionsList } from './captions-list.ts';

/** Captions within the preview of their video. */
export function CaptionsPreview({ mediaId, language, isShown }: CaptionsList[number] & { isShown: boolean }) {
  const { data: file } = useMedia(mediaId);
  if (!file) return null;
  return (
    <track
      default={isShown}
      kind="captions"
      srcLang={language}
      label={captionsLanguageLabels[language]}
      src={file.address}
    />
  );
}
