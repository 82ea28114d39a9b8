import { createContext, use, useState } from 'react';
import type { ShownPicture } from '@sinau/contracts/study/question/question.schemas';
import './question-picture.css';

/** Loads the quiz again, whose pictures then get newly valid addresses. */
export const RenewPictures = createContext<() => void>(() => undefined);

/**
 * A picture of a question or an answer. Its address is retained until it fails, so that the picture is not loaded
 * twice.
 */
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
        // Only once: a picture that can never be shown must not cause endless requests.
        if (failed === undefined) renew();
      }}
    />
  );
}
