import type { RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import type { Documents } from '../outside/outside-documents.ts';
import type { OutsideFiles } from '../outside/outside-files.ts';
import type { HtmlContext } from '../outside/outside-html.ts';
import type { FindPicture } from '../outside/outside-quiz.ts';

export interface CartridgeContext {
  readonly files: OutsideFiles;
  readonly documents: Documents;
  /** Paths of all files. */
  readonly paths: readonly string[];
  readonly picture: FindPicture;
  /** Place of a text that stands in a folder of the cartridge. */
  readonly html: (place: RichTextContext, folder: string) => HtmlContext;
}
