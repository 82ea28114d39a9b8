interface SkipLinkProps {
  /** Id of the element to go to. */
  targetId: string;
  children?: string;
}

/** Link that only the keyboard meets: first in the tab order of a page, or before many controls. */
export function SkipLink({ targetId, children = 'Lewati ke isi' }: SkipLinkProps) {
  return (
    <a className="skip" href={`#${targetId}`}>
      {children}
    </a>
  );
}
