import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { CaptionsLine } from '@sinau/contracts/core/media/captions-text.rules';

/** Another service that listens to a recording. */
export interface Transcriber {
  /**
   * Returns what is said, with times from the beginning of the file. Fails without a usable answer in time, and with
   * `OpenAiRefusal` where sending the sound again would not help.
   */
  transcribe(path: string, language: CaptionsLanguage): Promise<CaptionsLine[]>;
}
