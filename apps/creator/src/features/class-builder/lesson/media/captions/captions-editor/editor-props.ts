import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { CaptionsLine } from '@sinau/contracts/core/media/captions-text.rules';

export interface CaptionsEditorProps {
  /** The recording. */
  recordingId: string;
  language: CaptionsLanguage;
  /** Stored captions; null to write new ones. */
  captionsId: string | null;
  /** Lines to begin with in place of the stored ones, such as those that a service wrote. */
  draft?: readonly CaptionsLine[] | undefined;
  onSaved: (captionsId: string) => void;
  onClose: () => void;
}
