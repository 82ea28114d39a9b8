/** First element in the tab order; `targetId` is the page's main element. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a className="skip" href={`#${targetId}`}>
      Lewati ke isi
    </a>
  );
}
