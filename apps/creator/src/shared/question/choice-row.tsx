import { useRef } from 'react';
import type { QuestionContent } from '@sinau/contracts/study/question/question.schemas';
import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { IconButton, Input } from '@sinau/ui';
import { Image } from '@sinau/ui/icons';
import { PictureField, usePictureUpload } from './picture-field.tsx';
import { RowTools, type RowProps } from './row-tools.tsx';

interface ChoiceRowProps extends RowProps {
  /** The question's id: its radio buttons belong together. */
  name: string;
  option: QuestionContent['options'][number];
  /** True if several answers may be marked as correct. */
  isSeveral: boolean;
  /** True if the text is fixed, as 'Benar' and 'Salah' are. */
  isFixed: boolean;
  onText: (text: string) => void;
  onCorrect: (isCorrect: boolean) => void;
  onPicture: (picture: QuestionContent['options'][number]['picture']) => void;
}

/** A choice: whether it is correct, and its text. */
export function ChoiceRow({ name, option, isSeveral, isFixed, onText, onCorrect, onPicture, ...row }: ChoiceRowProps) {
  const { number, readOnly } = row;
  const upload = usePictureUpload((mediaId) => onPicture({ mediaId, alt: '' }));
  const text = useRef<HTMLInputElement>(null);
  return (
    <li className="option-row" data-option={option.id} data-correct={option.isCorrect || undefined}>
      <input
        type={isSeveral ? 'checkbox' : 'radio'}
        className="tick"
        name={name}
        aria-label={`Jawaban ${number} benar`}
        checked={option.isCorrect}
        disabled={readOnly}
        onChange={({ target }) => onCorrect(target.checked)}
      />
      {isFixed ? (
        <span className="grow">{option.text}</span>
      ) : (
        <>
          <Input
            ref={text}
            aria-label={`Jawaban ${number}`}
            placeholder={`Jawaban ${number}`}
            maxLength={500}
            readOnly={readOnly}
            value={option.text}
            onChange={({ target }) => onText(target.value)}
          />
          {!readOnly && !option.picture && <ChoosePicture number={number} onFile={upload.start} />}
          <RowTools {...row} what="jawaban" />
          <PictureField
            what={`jawaban ${number}`}
            picture={option.picture}
            upload={upload}
            readOnly={readOnly}
            onChange={(picture) => {
              // The button that had the focus is removed with the picture.
              if (!picture) text.current?.focus();
              onPicture(picture);
            }}
          />
        </>
      )}
    </li>
  );
}

function ChoosePicture({ number, onFile }: { number: number; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton size="sm" label={`Tambah gambar jawaban ${number}`} onClick={() => input.current?.click()}>
        <Image />
      </IconButton>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={`Gambar jawaban ${number}`}
        accept={mediaBounds.image.accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
