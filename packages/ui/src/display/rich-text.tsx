import { classes } from '../classes.ts';

interface RichTextProps {
  /** As the API sends it: the server has cleaned it. */
  html: string;
  className?: string;
}

/** Text that people wrote with headings, lists and links. */
export function RichText({ html, className }: RichTextProps) {
  // oxlint-disable-next-line react/no-danger -- the server sanitises it, and the page runs no inline script
  return <div className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
