import { Extension, type Editor } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import { richTextRules, type RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { picturesAmong, type PictureUploads } from '../pictures/picture-uploads.ts';
import { cleanPasted, leftOutLabels } from './clean-pasted.ts';

interface PasteParts {
  place: RichTextContext;
  uploads: Pick<PictureUploads, 'add'>;
  /** Says what could not be taken along. */
  tell: (words: string) => void;
}

/** What pasting and dropping do: pictures are uploaded, addresses of videos become players, foreign markup is read. */
export const pasteExtension = (parts: PasteParts) =>
  Extension.create({
    name: 'pictureAndPaste',
    addProseMirrorPlugins() {
      return [new Plugin({ props: propsFor(this.editor, parts) })];
    },
  });

/** Shows pictures from now on, while they are sent: where the cursor stands, or at a place in the text. */
export function insertPictures(editor: Editor, uploads: PasteParts['uploads'], files: readonly File[], at?: number) {
  const pictures = files.map((file) => ({ type: 'picture', attrs: { upload: uploads.add(file) } }));
  const chain = editor.chain().focus();
  return at === undefined ? chain.insertContent(pictures).run() : chain.insertContentAt(at, pictures).run();
}

function propsFor(editor: Editor, { place, uploads, tell }: PasteParts): EditorProps {
  const mayEmbed = richTextRules[place].parts.includes('embed');
  /** The text of the paste that is under way, as RTF: only the event carries it. */
  let rtf = '';

  const takePictures = (files: FileList | undefined, at?: number) => {
    const pictures = picturesAmong(files ?? []);
    return pictures.length > 0 && insertPictures(editor, uploads, pictures, at);
  };
  const isInEmptyParagraph = () => {
    const { $from, empty } = editor.state.selection;
    return empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  };

  return {
    handleDOMEvents: {
      paste: (_view, { clipboardData }) => {
        rtf = clipboardData?.getData('text/rtf') ?? '';
        return false;
      },
    },
    transformPastedHTML: (html) => {
      const { html: clean, leftOut } = cleanPasted({ html, rtf }, uploads.add);
      // What is dropped later brings none.
      rtf = '';
      const words = leftOutLabels(leftOut);
      if (words) tell(words);
      return clean;
    },
    handlePaste: (_view, { clipboardData }) => {
      if (!clipboardData) return false;
      const text = clipboardData.getData('text/plain').trim();
      // A copied range or paragraph comes with a picture of itself, which nobody asked for.
      if (text === '' && takePictures(clipboardData.files)) return true;
      return mayEmbed && videoEmbedOf(text) !== null && isInEmptyParagraph() && editor.commands.insertVideo(text);
    },
    handleDrop: (view, event, _slice, isMoved) => {
      if (isMoved) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      if (!takePictures(event.dataTransfer?.files, at)) return false;
      event.preventDefault();
      return true;
    },
  };
}
