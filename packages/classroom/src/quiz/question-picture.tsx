import { createContext, use, useState } from 'react';
import type { ShownPicture } from '@sinau/contracts/study/question/question.schemas';
import './question-picture.css';

/** Asks for the quiz again, whose pictures then have addresses that are valid from now on. */
export const RenewPictures = createContext<() => void>(() => undefined);

/** A picture of a question or an answer. It keeps its address until that fails, so that it is not loaded twice. */
export function QuestionPicture({ picture }: { picture: ShownPicture | undefined }) {
  const renew = use(RenewPictures);
  const [shown, setShown] = useState(picture?.address);
  const [failed, setFailed] = useState<string>();
  if (!picture) return null;
  const { address, alt, width, height } = picture;
  if (failed === shown && address !== shown) setShown(address);
  return (
    <img
      className="question-picture"
      src={shown}
      alt={alt}
      {...(width !== null && height !== null && { width, height })}
      onError={() => {
        setFailed(shown);
        // Once: a picture that cannot be shown at all must not ask for ever.
        if (failed === undefined) renew();
      }}
    />
  );
}
