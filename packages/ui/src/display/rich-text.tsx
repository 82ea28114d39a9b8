import { useMemo, type MouseEvent } from 'react';
import { embedFrame, embedOf, playerAddress, readableHtml, siteOf } from '@sinau/contracts/core/rich-text/reading';
import { classes } from '../classes.ts';

interface RichTextProps {
  /** HTML from the API, sanitized by the server. */
  html: string;
  className?: string;
}

/** Text that users wrote with headings, lists, tables, pictures and videos. */
export function RichText({ html, className }: RichTextProps) {
  const readable = useMemo(() => ({ __html: readableHtml(html) }), [html]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens for the buttons within
    <div
      className={classes('prose', className)}
      onClick={play}
      // oxlint-disable-next-line react/no-danger -- the server sanitises it, and the page runs no inline script
      dangerouslySetInnerHTML={readable}
    />
  );
}

/** Replaces the pressed button with the player of its video. */
function play({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest<HTMLElement>('button[data-play]');
  const embed = button && embedOf(button.dataset['play'] ?? '');
  if (!button || !embed) return;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', embedFrame.sandbox);
  frame.allow = embedFrame.allow;
  frame.referrerPolicy = embedFrame.referrerPolicy;
  frame.title = `Video dari ${siteOf(embed)}`;
  frame.src = playerAddress(embed);
  button.replaceWith(frame);
  frame.focus();
}
