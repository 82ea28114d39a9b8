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
  /** Reports what was omitted. */
  tell: (words: string) => void;
}

/**
 * Handles pasting and dropping: pictures are uploaded, addresses of videos become players, foreign markup is converted.
 */
export const pasteExtension = (parts: PasteParts) =>
  Extension.create({
    name: 'pictureAndPaste',
    addProseMirrorPlugins() {
      return [new Plugin({ props: propsFor(this.editor, parts) })];
    },
  });

/** Inserts pictures, which are visible while they are uploaded: at the cursor, or at a position in the text. */
export function insertPictures(editor: Editor, uploads: PasteParts['uploads'], files: readonly File[], at?: number) {
  const pictures = files.map((file) => ({ type: 'picture', attrs: { upload: uploads.add(file) } }));
  const chain = editor.chain().focus();
  return at === undefined ? chain.insertContent(pictures).run() : chain.insertContentAt(at, pictures).run();
}

function propsFor(editor: Editor, { place, uploads, tell }: PasteParts): EditorProps {
  const mayEmbed = richTextRules[place].parts.includes('embed');
  /** Text of the paste in progress, as RTF: only the event carries it. */
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
      // Later drops bring none.
      rtf = '';
      const words = leftOutLabels(leftOut);
      if (words) tell(words);
      return clean;
    },
    handlePaste: (_view, { clipboardData }) => {
      if (!clipboardData) return false;
      const text = clipboardData.getData('text/plain').trim();
      // A copied range or paragraph comes with an unwanted picture of itself.
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
