import type { RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import type { XmlNode } from '../../../../platform/xml.ts';
import type { OutsideFiles } from '../outside/outside-files.ts';
import type { HtmlContext } from '../outside/outside-html.ts';
import type { FileArea, MoodleFiles } from './moodle-files.ts';
import type { MoodleBank, MoodleQuestion } from './moodle-questions.ts';

export interface ActivityContext {
  readonly files: OutsideFiles;
  readonly stored: MoodleFiles;
  readonly bank: MoodleBank;
  /** Numbers that questions have in the bank of the outline. */
  readonly bankNumbers: ReadonlyMap<MoodleQuestion, number>;
  /** Place of a text of this activity. */
  readonly html: (place: RichTextContext, ...areas: readonly FileArea[]) => HtmlContext;
  readonly contextId: string;
  /** Reads a page that is a file of its own; null where it cannot be read. */
  readonly pageAt: (path: string) => Promise<string | null>;
}
export interface Activity {
  readonly type: string;
  readonly title: string;
  readonly document: XmlNode;
  readonly grades: XmlNode | null;
}
