/** The first thing Tab reaches; `targetId` is the page's main part. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a className="skip" href={`#${targetId}`}>
      Lewati ke isi
    </a>
  );
}
