import { useMutation } from '@tanstack/react-query';
import { EditorContent, ReactNodeViewRenderer, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch } from 'react-redux';
import { upload } from '@sinau/api-client';
import { countWords } from '@sinau/contracts/study/assistant/assistant.rules';
import { richTextRules, type RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { decimal } from '@sinau/format';
import { snackbarShown } from '@sinau/shell';
import { classes, useAskBeforeClosing } from '@sinau/ui';
import { blocksOf, type Block } from './blocks.ts';
import { LinkDialog } from './menus/link-dialog.tsx';
import { SelectionBubble } from './menus/selection-bubble.tsx';
import { ShortcutsDialog } from './menus/shortcuts-dialog.tsx';
import { createSlashCommands } from './menus/slash-commands.ts';
import { SlashMenu } from './menus/slash-menu.tsx';
import { Toolbar } from './menus/toolbar.tsx';
import { VideoDialog } from './menus/video-dialog.tsx';
import { insertPictures, pasteExtension } from './paste/paste-extension.ts';
import { choosePictures } from './pictures/choose-pictures.ts';
import { createPictureUploads } from './pictures/picture-uploads.ts';
import { PictureView } from './pictures/picture-view.tsx';
import { readCursor } from './read-cursor.ts';
import { replaceText } from './replace-text.ts';
import { withoutUploads } from './schema/picture.ts';
import { schemaOf } from './schema/schema.ts';
import { chooseWord } from './word/choose-word.ts';

const WordImport = lazy(() => import('./word/word-import.tsx').then((module) => ({ default: module.WordImport })));

export interface RichTextEditorProps {
  /** Context of the text, which decides what it may contain. */
  place: RichTextContext;
  /** Initial content; a higher `version` replaces the content of the editor. */
  html: string;
  version: number;
  onChange: (html: string) => void;
  placeholder?: string;
  readOnly?: boolean;
  /** Height for lessons: a page rather than a field. */
  tall?: boolean;
  labelledBy: string;
  describedBy: string | undefined;
}

type Asked = 'link' | 'video' | 'shortcuts' | null;

export function RichTextEditor({
  place,
  html,
  version,
  onChange,
  placeholder = '',
  readOnly = false,
  tall = false,
  labelledBy,
  describedBy,
}: RichTextEditorProps) {
  const [asked, ask] = useState<Asked>(null);
  const dispatch = useDispatch();
  const uploads = usePictureUploads(place);
  const blocks = useMemo(() => blocksOf(place), [place]);
  const asking = useMemo(
    () => ({
      choosePicture: (target: Editor) => choosePictures((files) => insertPictures(target, uploads, files)),
      askVideo: () => ask('video'),
    }),
    [uploads],
  );
  const slash = useMemo(
    () => createSlashCommands(blocks, (target: Editor, block: Block) => block.run(target, asking)),
    [blocks, asking],
  );
  const [wordFile, setWordFile] = useState<File | null>(null);
  const extensions = useMemo(() => {
    const { pictures: purpose } = richTextRules[place];
    const view = ReactNodeViewRenderer((props) => <PictureView {...props} uploads={uploads} purpose={purpose} />);
    const tell = (msg: string) => dispatch(snackbarShown({ tone: 'error', msg, timeout: 10_000 }));
    return [...schemaOf(place, view), slash.extension, pasteExtension({ place, uploads, tell })];
  }, [place, uploads, slash, dispatch]);

  const editor = useEditor({
    extensions,
    content: html,
    editable: !readOnly,
    // Our own style sheet has the rules that the editor would inject.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'prose rich-text-area',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      handleDOMEvents: { keydown: readCursor },
      handleKeyDown: (_view, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || (event.key !== 'k' && event.key !== '/')) return false;
        event.preventDefault();
        // The builder handles the same keys elsewhere, to search lessons.
        event.stopPropagation();
        ask(event.key === 'k' ? 'link' : 'shortcuts');
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : withoutUploads(changed.getHTML())),
  });

  const takeUp = useEffectEvent(() => replaceText(editor, html));
  useEffect(() => {
    if (version > 0) takeUp();
  }, [version]);
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);

  const close = () => ask(null);
  return (
    <div className={classes('rich-text', tall && 'rich-text-tall')} data-readonly={readOnly || undefined}>
      {!readOnly && (
        <Toolbar
          editor={editor}
          blocks={blocks}
          asking={asking}
          onLink={() => ask('link')}
          onShortcuts={() => ask('shortcuts')}
          onWord={place === 'article' ? () => chooseWord(setWordFile) : undefined}
        />
      )}
      <EditorContent className="rich-text-content" editor={editor} data-placeholder={placeholder} />
      {!readOnly && (
        <>
          <SelectionBubble editor={editor} onLink={() => ask('link')} />
          <SlashMenu editor={editor} store={slash.store} />
          {/* Portaled, since their forms must not be part of a form around the text. */}
          {createPortal(
            <>
              <LinkDialog editor={editor} open={asked === 'link'} onClose={close} />
              <VideoDialog editor={editor} open={asked === 'video'} onClose={close} />
              <ShortcutsDialog open={asked === 'shortcuts'} onClose={close} />
              {wordFile && (
                <Suspense fallback={null}>
                  <WordImport editor={editor} file={wordFile} uploads={uploads} onClose={() => setWordFile(null)} />
                </Suspense>
              )}
            </>,
            document.body,
          )}
          <WordCount editor={editor} />
        </>
      )}
    </div>
  );
}

/** Uploads the pictures of a text, and aborts the remaining uploads when the text is closed. */
function usePictureUploads(place: RichTextContext) {
  // A mutation, so that the end of a session is handled as after any other call.
  const { mutateAsync } = useMutation({
    mutationFn: ({ file, ...options }: { file: File } & Omit<Parameters<typeof upload>[1], 'kind'>) =>
      upload(file, { ...options, kind: 'image', purpose: richTextRules[place].pictures }),
    meta: { failure: 'silent' },
  });
  const [uploads] = useState(() => createPictureUploads((file, options) => mutateAsync({ file, ...options })));
  useEffect(() => () => uploads.stop(), [uploads]);
  useAskBeforeClosing(uploads.isSending);
  return uploads;
}

function WordCount({ editor }: { editor: Editor }) {
  const count = useEditorState({
    editor,
    selector: ({ editor: { state } }) => countWords(state.doc.textBetween(0, state.doc.content.size, ' ', ' ')),
  });
  return <p className="rich-text-count muted sm num">{decimal(count)} kata</p>;
}
